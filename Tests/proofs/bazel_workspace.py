"""A Bazel workspace with the rules of `bazel/`, for proofs. It needs Debian's Bazel, and no network."""
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile

from proofs import ROOT, write

# What Bazel 4 fetches for rules that the workspace does not use.
if sys.platform != "linux":
    sys.exit(print("skipped: this proof needs Debian's Bazel"))

STUBS = {
    "WORKSPACE": "",
    "BUILD": 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n',
    "cc/BUILD": "",
    "cc/defs.bzl": "\n".join(f"{name} = native.{name}" for name in ["cc_library", "cc_binary", "cc_toolchain", "cc_toolchain_suite"]),
    "java/BUILD": "",
    "java/defs.bzl": "\n".join(f"java_{name} = native.java_{name}" for name in ["library", "binary", "import", "toolchain", "runtime"]),
}
WORKSPACE = """
local_repository(name = "viewmodelgen", path = "{rules}")
load("@viewmodelgen//:repositories.bzl", "viewmodelgen_repositories")
viewmodelgen_repositories()
"""


def write_all(folder, texts):
    for path, text in texts.items():
        os.makedirs(os.path.dirname(os.path.join(folder, path)) or folder, exist_ok=True)
        write(folder, path, text)


def write_release(folder, tool):
    """Writes the rules as a release contains them, with the binary for this machine."""
    rules = os.path.join(folder, "rules")
    shutil.copytree(os.path.join(ROOT, "bazel"), rules)
    platform = subprocess.run(["uname", "-m"], capture_output=True, text=True, check=True).stdout.strip() + "-unknown-linux-gnu"
    archive = os.path.join(folder, f"viewmodelgen-{platform}.tar.gz")
    with tarfile.open(archive, "w:gz", compresslevel=1) as file:
        file.add(tool, "viewmodelgen")
    with open(archive, "rb") as file:
        checksum = hashlib.sha256(file.read()).hexdigest()
    path = os.path.join(rules, "private/binaries.bzl")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    text = text.replace("{{url}}", "file://" + folder).replace("{{sha256 of %s}}" % platform, checksum)
    write(rules, "private/binaries.bzl", re.sub("{{sha256 of .*}}", "0" * 64, text))
    write_all(os.path.join(folder, "stubs"), STUBS)
    return rules


class Bazel:
    """Runs Bazel in a workspace, and says which actions were executed."""

    def __init__(self, workspace, release, cache):
        self.workspace = workspace
        self.log = workspace + ".log"
        stubs = os.path.join(release, "stubs")
        overrides = [f"--override_repository={name}={stubs}" for name in ["rules_cc", "rules_java", "remote_coverage_tools"]]
        self.startup = ["bazel", "--nohome_rc", f"--output_user_root={workspace}.root"]
        self.options = [*overrides, f"--disk_cache={cache}", "--noshow_progress", "--nosandbox_debug"]
        write_all(workspace, {"WORKSPACE": WORKSPACE.format(rules=os.path.join(release, "rules"))})

    def run(self, command, *arguments, fails=False):
        """Returns the output of a command. Exits if the command fails or, with `fails`, succeeds."""
        words = [*self.startup, command, *self.options, *arguments]
        result = subprocess.run(words, cwd=self.workspace, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if bool(result.returncode) != fails:
            sys.exit(f"{' '.join(words)} exits with {result.returncode}:\n{result.stdout}")
        return result.stdout

    def build(self, *targets):
        """Builds targets, prints how many processes ran, and returns the tool's actions that were executed, as `mnemonic package`."""
        output = self.run("build", f"--execution_log_json_file={self.log}", *(targets or ["//..."]))
        print(next(line for line in output.splitlines() if "processes:" in line or " process:" in line))
        with open(self.log, encoding="utf-8") as file:
            text = file.read()
        decoder, position, executed = json.JSONDecoder(), 0, []
        while position < len(text):
            spawn, position = decoder.raw_decode(text, position)
            if spawn["mnemonic"] in ("ViewModelsSwift", "ViewModelsKotlin") and not spawn["remoteCacheHit"]:
                package = re.search("//(.*):", spawn["progressMessage"]).group(1)
                executed.append(f"{spawn['mnemonic']} {package}")
        return sorted(executed)

    def stop(self):
        subprocess.run([*self.startup, "shutdown"], cwd=self.workspace, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Bazel makes its output read-only.
        subprocess.run(["chmod", "-R", "u+w", self.workspace + ".root"], check=True)

"""Functions for the scripts that check the tool with generated specs."""
import os
import subprocess

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))


def built_tool():
    """Returns the path of viewmodelgen and builds it if necessary."""
    build = ["swift", "build", "--package-path", ROOT, "--product", "viewmodelgen"]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "viewmodelgen")


def write(folder, path, text):
    with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
        file.write(text)

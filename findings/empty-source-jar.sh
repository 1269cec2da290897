#!/usr/bin/env bash
# Bazel 4.2.3 (bazel-bootstrap 4.2.3+ds-9 of Debian 12): `zipper`, with which rules pack source jars, makes no archive of
# an empty list of files. A rule that packs a directory (a tree artifact) passes such a list when a generator had nothing
# to write, so the build fails. One entry without contents, `PATH=`, is enough.
#
# Seen: exit status 255 and "File  does not seem to exist." for the empty list; one empty file for `META-INF/MANIFEST.MF=`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download --quiet --quiet bazel-bootstrap=4.2.3+ds-9
dpkg --extract bazel-bootstrap_*.deb bazel
zipper=$(find bazel/usr/libexec -name zipper)

: > none
status=0
message=$("$zipper" c none.srcjar @none 2>&1) || status=$?
echo "an empty list: status $status, $message"
[ "$status" = 255 ] && [[ $message = *"does not seem to exist"* ]] && ! [ -s none.srcjar ]

echo META-INF/MANIFEST.MF= > manifest
"$zipper" c manifest.srcjar @manifest
python3 - <<'PYTHON'
import zipfile

entries = [(entry.filename, entry.file_size) for entry in zipfile.ZipFile("manifest.srcjar").infolist()]
print("an entry without contents:", entries)
raise SystemExit(entries != [("META-INF/MANIFEST.MF", 0)])
PYTHON

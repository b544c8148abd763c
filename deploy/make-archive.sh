#!/usr/bin/env bash
# dist/release/inspection-VERSION-linux-CPU.tar.gz: the built site, the server's code and its pruned packages, Node
# among them; beside it install.sh, the list of packages (CycloneDX) and the SHA-256 of all. Needs a build: npm run archive.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=$(node --print "require('./package.json').version")
name=inspection-$version-linux-$(node --print process.arch)
out=dist/release

mkdir "$folder/$name"
tar --create --exclude='*.test.ts' --exclude=testing --exclude=dist/release --exclude=dist/stories \
  --exclude=dist/package --exclude='dist/*.tgz' package.json package-lock.json .npmrc .env.example \
  CHANGELOG.md api domain deploy dist | tar --extract --directory "$folder/$name"
(
  cd "$folder/$name"
  npm ci --omit=dev --no-audit --no-fund
  sh deploy/prune-packages.sh
)
rm -rf "$out" && mkdir -p "$out"
npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx >"$out/$name.cdx.json"
tar --create --gzip --owner=0 --group=0 --file "$out/$name.tar.gz" --directory "$folder" "$name"
cp deploy/install.sh "$out"
(cd "$out" && sha256sum "$name".* install.sh >SHA256SUMS)
echo "$(du -sm "$folder/$name" | cut -f1) MB unpacked; in $out:"
cat "$out/SHA256SUMS"

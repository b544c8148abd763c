#!/usr/bin/env bash
# Unpacks the release's archive into an empty folder and starts the server there on nothing else: the image has the
# same files. Fails when it does not answer, does not stop at SIGTERM, or takes more than 250 MB.
set -euo pipefail
deploy/make-archive.sh
(cd dist/release && sha256sum --check --quiet SHA256SUMS)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar --extract --gzip --strip-components=1 --directory "$folder" --file dist/release/inspection-*.tar.gz
cd "$folder"
[ "$(du -sm . | cut -f1)" -le 250 ]

port=3411
env -i PATH=/nowhere NODE_ENV=production HOST=127.0.0.1 PORT=$port DATA_DIR="$folder/data" LOG_LEVEL=warn \
  "$folder/node_modules/.bin/node" api/server.ts &
trap 'kill -9 $! 2>/dev/null || true; rm -rf "$folder"' EXIT
node_modules/.bin/node --input-type=module --eval "
  for (const path of ['/readyz', '/', '/calendar', '/admin', '/embed.js', '/api/service-area?zip=75034']) {
    let answer;
    for (let attempt = 0; !answer && attempt < 300; attempt++) {
      answer = await fetch('http://127.0.0.1:$port' + path).catch(() => undefined);
      if (!answer) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (answer?.status !== 200) throw new Error(path + ' answers ' + answer?.status);
  }
"
kill $!
wait $!
echo 'The archive’s files start, answer and stop.'

#!/usr/bin/env bash
# The files of the image without a container engine: production packages, pruned, with code and build. Starts the
# server on them alone; fails when it does not answer, does not stop at SIGTERM, or takes more than 250 MB.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -r package.json package-lock.json .npmrc domain api dist "$folder"
prune=$PWD/deploy/container/prune-packages.sh
cd "$folder"
npm ci --omit=dev --no-audit --no-fund
sh "$prune"
megabytes=$(du -sm . | cut -f1)
echo "$megabytes MB"
[ "$megabytes" -le 250 ]

port=3411
env -i NODE_ENV=production HOST=127.0.0.1 PORT=$port DATA_DIR="$folder/data" LOG_LEVEL=warn \
  node_modules/.bin/node api/server.ts &
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
echo 'The image’s files start, answer and stop.'

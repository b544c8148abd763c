#!/usr/bin/env bash
# Guess: @r2wc/react-to-web-component reads a prop of the type "boolean" as HTML reads `disabled`: true if the
# attribute is there.
# What happens: with 2.1.1 the value decides, by its first character: t, y and 1 to 9 are true. `<x-quote free>` and
# `free=""` give no prop at all, `free="free"` is false, but `test="test"` would be true. Setting the property to
# false writes free="false", which a style sheet's `[free]` matches.
# Tried: 28 November 2026, react 19.2.0, jsdom 26.1.0, Node 20.
# Why it matters: a widget's test mode that is written as HTML has it, `<x-quote test>`, would book a real
# time.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" @r2wc/react-to-web-component@2.1.1 \
  react@19.2.0 react-dom@19.2.0 jsdom@26.1.0

cat > "$dir/flags.mjs" <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
Object.assign(globalThis, {
  window,
  document: window.document,
  HTMLElement: window.HTMLElement,
});
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const { default: r2wc } = await import('@r2wc/react-to-web-component');
const { createElement } = await import('react');

const Probe = ({ free }) => createElement('output', null, String(free));
window.customElements.define('x-quote', r2wc(Probe, { props: { free: 'boolean' } }));
const rendered = () => new Promise((resolve) => setTimeout(resolve, 50));
for (const attribute of ['free', 'free=""', 'free="free"', 'free="true"']) {
  document.body.innerHTML = `<x-quote ${attribute}></x-quote>`;
  await rendered();
  console.log(attribute, document.body.textContent);
}
const element = document.querySelector('x-quote');
element.free = false;
await rendered();
console.log('false, [free]:', element.matches('[free]'));
process.exit();
JS
seen=$(cd "$dir" && node flags.mjs)
echo "$seen"
expected='free undefined
free="" undefined
free="free" false
free="true" true
false, [free]: true'
if [[ $seen != "$expected" ]]; then
  echo 'The behavior has changed.'
  exit 1
fi

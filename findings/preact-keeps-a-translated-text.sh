#!/usr/bin/env bash
# Guess: when a browser translates a page, it replaces text nodes by elements; React and Preact then fail alike, and
# text that is alone in its element is safe in both.
# What happens: React 19 shows the new text, because it sets the text of the element. Preact (10.27 and 11.2) writes
# into its own text node, which is no longer in the page: no error, and the old text stays on the screen for good.
# Where text stands beside an element and goes away, React throws NotFoundError, while Preact leaves it there.
# Tried: 28 November 2026, react 19.3.1, preact 10.27.2 and 11.2.0, jsdom 26.1.0, Node 20.
# Why it matters: a reader of Vietnamese sees yesterday's price or a time that is taken, and books by it.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --silent --no-audit --no-fund --prefix "$dir" react@19.3.1 react-dom@19.3.1 \
  preact@11.2.0 preact-10@npm:preact@10.27.2 jsdom@26.1.0

cat > "$dir/translate.mjs" <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const React = await import('react');
const { createRoot } = await import('react-dom/client');
const { flushSync } = await import('react-dom');

const libraries = {
  react(place) {
    const root = createRoot(place, { onUncaughtError: (error) => failures.push(error.name) });
    return { h: React.createElement, render: (tree) => flushSync(() => root.render(tree)) };
  },
};
for (const name of ['preact', 'preact-10']) {
  const { h, render } = await import(name);
  libraries[name] = (place) => ({ h, render: (tree) => render(tree, place) });
}

/** As Chrome does: the text node gives way to an element. */
function translate(element) {
  for (const node of [...element.childNodes]) {
    if (node.nodeType !== window.Node.TEXT_NODE) translate(node);
    else {
      const font = document.createElement('font');
      font.textContent = `[${node.data}]`;
      node.replaceWith(font);
    }
  }
}

let failures = [];
function shown(library, before, after) {
  const place = document.createElement('div');
  failures = [];
  const { h, render } = libraries[library](place);
  render(before(h));
  translate(place);
  render(after(h));
  return failures[0] ?? place.textContent;
}

const price = (text) => (h) => h('output', null, text);
const form = (error) => (h) => h('p', null, error, h('b', null, 'Phone'));
for (const library of Object.keys(libraries)) {
  console.log(
    library.padEnd(10),
    'alone:', shown(library, price('$375'), price('$450')),
    '| beside, gone:', shown(library, form('Too short'), form(null)),
  );
}
JS

seen=$(cd "$dir" && NODE_ENV=production node translate.mjs)
echo "$seen"
expected=$(
  cat <<'TEXT'
react      alone: $450 | beside, gone: NotFoundError
preact     alone: [$375] | beside, gone: [Too short][Phone]
preact-10  alone: [$375] | beside, gone: [Too short][Phone]
TEXT
)
[ "$seen" = "$expected" ] || { echo 'It behaves differently now.'; exit 1; }

import { expect, it } from 'vitest';
import { SHAPES_MAX } from './drawn-shapes.ts';
import { safeDrawing } from './safe-drawing.ts';

const drawing = (content: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${content}</svg>`,
  );
const written = (content: string) =>
  safeDrawing(drawing(content)).replace(/^<svg[^>]*>|<\/svg>$/g, '');

it('keeps shapes, paints and style sheets as they are', () => {
  const content =
    '<style>.a&gt;b{fill:url(#p)}</style><defs><linearGradient id="p"><stop offset="0"></stop></linearGradient></defs><g class="a"><path d="M0 0h9" fill="url(\'#p\')"></path></g>';
  expect(written(content)).toBe(content);
});

it('reads what other programs write around a drawing', () => {
  const source = `\uFEFF<?xml version="1.0" encoding="UTF-8"?><!-- a "comment" --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing('<rect width="1"/>', 'sodipodi:docname="a.svg" enable-background="new"')}`;
  expect(safeDrawing(Buffer.from(source))).toContain('<rect width="1"></rect>');
  expect(safeDrawing(Buffer.from(source))).not.toContain('sodipodi');
});

it.each([
  ['scripts', '<script>alert(1)</script>'],
  ['metadata', '<metadata><rdf:RDF xmlns:rdf="x"><cc:Work/></rdf:RDF></metadata>'],
  ['animations', '<animate attributeName="x"/>'],
  ['a shape within what is not drawn', '<title><rect/></title>'],
])('leaves out %s', (_what, content) => {
  expect(written(`<rect/>${content}`)).toBe('<rect></rect>');
});

it.each(['onload="alert(1)"', 'inkscape:label="Jo Park"', 'xmlns:a="b"'])(
  'leaves out the attribute %s',
  (attribute) => {
    expect(written(`<rect ${attribute}/>`)).toBe('<rect></rect>');
  },
);

it('a link around a shape is a group', () => {
  expect(written('<a href="https://other.example"><rect/></a>')).toBe('<a><rect></rect></a>');
});

it.each([
  ['a picture', '<image href="data:image/png;base64,AAAA"/>', 'without pictures in it'],
  ['a picture under its full name', '<svg:image xlink:href="#a"/>', 'without pictures in it'],
  ['a filter', '<filter id="a"><feImage href="#b"/></filter>', 'without filters'],
  ['a filter as a property', '<rect style="filter: blur(2px)"/>', 'without filters'],
  ['a filter as an attribute', '<rect filter="blur(2px)"/>', 'without filters'],
  ['another document', '<foreignObject><p xmlns="x"/></foreignObject>', 'without other documents'],
  ['text', '<text>Peachtree</text>', 'to paths first'],
  ['another file', '<use href="other.svg#a"/>', 'without links'],
  ['a paint of another file', '<rect fill="url(other.svg#a)"/>', 'without links'],
  ['a style sheet of another site', '<style>@import "http://x.example/a.css"</style>', 'links'],
  ['a spelled name in a style sheet', '<style>.a{fill:u\\72l(x)}</style>', 'without links'],
])('refuses a drawing with %s', (_what, content, message) => {
  expect(() => written(content)).toThrow(message);
});

it('refuses entities, what is not UTF-8 and what has no end', () => {
  const entity = '<!DOCTYPE svg [<!ENTITY a "aaa">]><svg>&a;</svg>';
  expect(() => safeDrawing(Buffer.from(entity))).toThrow('without entities');
  expect(() => safeDrawing(Buffer.from([...drawing('<rect/>'), 0xff]))).toThrow('damaged');
  expect(() => safeDrawing(drawing('<rect/>').subarray(0, -1))).toThrow('damaged');
});

it('counts each shape as often as it is referred to', () => {
  // With the drawing, the group and the element that repeats it.
  const shapes = (count: number) => '<rect/>'.repeat(count);
  const twice = (count: number) => `<g id="a">${shapes(count)}</g><use href="#a"/>`;
  const most = (SHAPES_MAX - 4) / 2;
  expect(() => written(twice(most))).not.toThrow();
  expect(() => written(twice(most + 1))).toThrow('too many shapes');
});

const pattern = (id: string, content: string) => `<pattern id="${id}">${content}</pattern>`;

it.each([
  ['an element that repeats it', '<g id="a"><use href="#a"/></g>'],
  ['two that repeat each other', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['a paint', pattern('a', '<rect fill="url(#a)"/>')],
  ['a paint by a style', pattern('a', '<rect style="fill: url( \'#a\' )"/>')],
  [
    'a paint by a class',
    `<style>.x .b,i{fill:url(#a)}</style>${pattern('a', '<rect class="c b"/>')}`,
  ],
  ['a paint by an element', `<style>rect{fill:url(#a)}</style>${pattern('a', '<rect/>')}`],
  ['a second shape of the same id', '<g id="a"/><g id="a"><use href="#a"/></g>'],
])('refuses a shape that repeats itself by %s', (_what, content) => {
  expect(() => written(content)).toThrow('do not repeat themselves');
});

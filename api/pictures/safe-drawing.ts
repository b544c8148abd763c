import { Parser } from 'htmlparser2';
import { requireFewShapes, type Shape } from './drawn-shapes.ts';
import { PictureRefusal } from './picture-refusal.ts';

/** Elements that are drawn, and what they need; others are left out. */
const drawn = new Set(
  [
    ['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'a', 'style'],
    ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
    ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask'],
  ].flat(),
);

const withText = 'Convert the text of the drawing to paths first: its font is not here';
const withLinks = 'Choose a drawing without links to other files';
const withFilters =
  'Choose a drawing without filters such as shadows and blur, or save it as a PNG picture';

const refusals: Readonly<Record<string, string>> = {
  text: withText,
  flowRoot: withText,
  image: 'Choose a drawing without pictures in it, or save it as a PNG picture',
  foreignObject: 'Choose a drawing without other documents in it',
  filter: withFilters,
  marker: 'Convert the arrow heads of the drawing to paths first',
};

/** Programs that draw logos nest groups a third as deep. */
const DEPTH_MAX = 100;

/**
 * A drawing written anew with what is drawn of it, so that a renderer reads nothing that this parser has not read:
 * without scripts and without other files. Throws `PictureRefusal` for one that needs pictures, filters, fonts or other
 * files, and for one of too many shapes.
 */
export function safeDrawing(bytes: Uint8Array): string {
  const root = parsed(textOf(bytes));
  if (root?.name !== 'svg') throw damaged();
  requireFewShapes(root);
  return written(
    root,
    ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
  );
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw damaged();
  }
}

function parsed(source: string): Shape | undefined {
  const open: Shape[] = [];
  let root: Shape | undefined;
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        const name = qualified.replace(/^svg:/, '');
        const refusal = refusals[name];
        if (refusal) throw new PictureRefusal(refusal);
        const shape: Shape = {
          name,
          attributes: attributesOf(name, attributes),
          children: [],
          text: '',
        };
        root ??= shape;
        if (drawn.has(name)) open.at(-1)?.children.push(shape);
        if (open.push(shape) > DEPTH_MAX)
          throw new PictureRefusal('This drawing has too many groups within groups');
      },
      onclosetag(_name, isImplied) {
        const shape = open.pop();
        // The end of the file is missing.
        if (isImplied && shape === root) throw damaged();
        if (shape?.name === 'style') requireOwnStyles(shape.text);
      },
      ontext(text) {
        const shape = open.at(-1);
        if (shape?.name === 'style') shape.text += text;
      },
      onprocessinginstruction(_name, data) {
        if (data.includes('[')) throw new PictureRefusal('Choose a drawing without entities');
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return root;
}

/** Plain names, without event handlers and what other programs noted. */
const attributeName = /^(?!on|xmlns$)(?:[a-z][\w-]*|xlink:href)$/i;
const isReference = (name: string) => /^(?:xlink:)?href$/.test(name);

function attributesOf(
  element: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const kept = Object.entries(given).filter(
    ([name]) => attributeName.test(name) && !(element === 'a' && isReference(name)),
  );
  for (const [name, value] of kept) {
    if (isReference(name) && !value.startsWith('#')) throw new PictureRefusal(withLinks);
    if (name === 'filter' && value !== 'none') throw new PictureRefusal(withFilters);
    requireOwnStyles(value);
  }
  return Object.fromEntries(kept);
}

/** A backslash can spell what is looked for here in another way. */
function requireOwnStyles(css: string): void {
  if (/@import|\\|url\(\s*["']?(?![#"'\s])/i.test(css)) throw new PictureRefusal(withLinks);
  if (/(?:^|[;{\s])filter\s*:\s*(?!none)/i.test(css)) throw new PictureRefusal(withFilters);
}

function written({ name, attributes, children, text }: Shape, namespaces = ''): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const content =
    name === 'style' ? escaped(text) : children.map((child) => written(child)).join('');
  return `<${name}${namespaces}${given.join('')}>${content}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const damaged = () => new PictureRefusal('This picture is damaged');

import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import type { Inline } from '#domain/agreements/agreement-blocks.ts';
import { sfntOf } from './sfnt.ts';

const faces = { regular: '400-normal', bold: '700-normal', italic: '400-italic' } as const;

type Face = keyof typeof faces;

/** In the order in which a letter is looked for: Noto Sans has those of names that Figtree lacks. */
const subsets = [
  'figtree-latin',
  'figtree-latin-ext',
  'noto-sans-vietnamese',
  'noto-sans-latin-ext',
  'noto-sans-cyrillic',
  'noto-sans-cyrillic-ext',
  'noto-sans-greek',
] as const;

interface DocumentFont {
  /** The name that a document registers it by: of the first of a face, the face. */
  name: string;
  bytes: Buffer;
  codePoints: ReadonlySet<number>;
  /** From the top of a line to its baseline, in parts of the size. */
  ascent: number;
}

export type DocumentFonts = Readonly<Record<Face, readonly DocumentFont[]>>;

interface FontRun {
  text: string;
  /** A font's name. */
  font: string;
}

async function read(face: Face): Promise<DocumentFont[]> {
  const files = subsets.map(async (subset, index) => {
    const family = subset.startsWith('figtree') ? 'figtree' : 'noto-sans';
    const file = `@fontsource/${family}/files/${subset}-${faces[face]}.woff`;
    const bytes = sfntOf(await readFile(new URL(import.meta.resolve(file))));
    const font = create(bytes);
    if (!('characterSet' in font)) throw new TypeError(`Not a single font: ${file}`);
    const name = index === 0 ? face : `${face}-${subset}`;
    const ascent = font.ascent / font.unitsPerEm;
    return { name, bytes, codePoints: new Set(font.characterSet), ascent };
  });
  return Promise.all(files);
}

async function readAll(): Promise<DocumentFonts> {
  const [regular, bold, italic] = await Promise.all([
    read('regular'),
    read('bold'),
    read('italic'),
  ]);
  return { regular, bold, italic };
}

let fonts: Promise<DocumentFonts> | undefined;

/** The fonts of all documents, read with the first one. */
export function documentFonts(): Promise<DocumentFonts> {
  fonts ??= readAll();
  return fonts;
}

/** What stands for a character that no font has: nobody may take an empty box for a name. */
function standIn(character: string): string {
  if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return '';
  if (/\s/u.test(character)) return ' ';
  const codePoint = character.codePointAt(0) ?? 0;
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Whether a text has such a number of a character. */
export const STAND_IN = /\[U\+[0-9A-F]{4,6}\]/;

/** `inline` in parts that one font can show. */
export function fontRuns(all: DocumentFonts, inline: Inline, isBold = false): FontRun[] {
  const face: Face = inline.bold || isBold ? 'bold' : inline.italic ? 'italic' : 'regular';
  const runs: FontRun[] = [];
  for (const character of inline.text.normalize('NFC')) {
    const codePoint = character.codePointAt(0) ?? 0;
    const isControl = /\p{Cc}/u.test(character);
    const font = isControl ? undefined : all[face].find((one) => one.codePoints.has(codePoint));
    const text = font || isControl ? character : standIn(character);
    const name = font?.name ?? face;
    const last = runs.at(-1);
    if (last?.font === name) last.text += text;
    else if (text !== '') runs.push({ text, font: name });
  }
  return runs;
}

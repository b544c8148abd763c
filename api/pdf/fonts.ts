import { readFile } from 'node:fs/promises';
import type { Inline } from '#domain/agreements/agreement-blocks.ts';
import { sfntOf } from './sfnt.ts';

/** Letters of Central European languages and Vietnamese, which the file of Western ones lacks. */
const EXTENDED = /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+)/;

const faces = { regular: '400-normal', bold: '700-normal', italic: '400-italic' } as const;

type Face = keyof typeof faces;

/** The name that a document registers a font by. */
export type FontName = Face | `${Face}-extended`;

interface FontRun {
  text: string;
  font: FontName;
}

const read = async (subset: string, face: Face) => {
  const file = `@fontsource/figtree/files/figtree-${subset}-${faces[face]}.woff`;
  return sfntOf(await readFile(new URL(import.meta.resolve(file))));
};

let fonts: Promise<readonly (readonly [FontName, Buffer])[]> | undefined;

/** The fonts of all documents, read with the first one. */
export function documentFonts(): Promise<readonly (readonly [FontName, Buffer])[]> {
  fonts ??= Promise.all(
    (Object.keys(faces) as Face[]).flatMap((face) => [
      read('latin', face).then((bytes) => [face, bytes] as const),
      read('latin-ext', face).then((bytes) => [`${face}-extended`, bytes] as const),
    ]),
  );
  return fonts;
}

/** `inline` in parts that one font can show. */
export function fontRuns(inline: Inline, isBold = false): FontRun[] {
  const face: Face = inline.bold || isBold ? 'bold' : inline.italic ? 'italic' : 'regular';
  return inline.text
    .normalize('NFC')
    .split(EXTENDED)
    .map(
      (text, index): FontRun => ({
        text,
        font: index % 2 === 1 ? `${face}-extended` : face,
      }),
    )
    .filter(({ text }) => text !== '');
}

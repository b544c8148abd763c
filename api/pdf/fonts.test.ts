import { expect, it } from 'vitest';
import { documentFonts, fontRuns } from './fonts.ts';
import { sfntOf } from './sfnt.ts';

it('each letter has a font that can show it', () => {
  const bold = fontRuns({ text: 'Łódź, Núñez', bold: true });
  expect(bold).toEqual([
    { text: 'Ł', font: 'bold-extended' },
    { text: 'ód', font: 'bold' },
    { text: 'ź', font: 'bold-extended' },
    { text: ', Núñez', font: 'bold' },
  ]);
  expect(fontRuns({ text: 'n\u0303', italic: true })).toEqual([{ text: 'ñ', font: 'italic' }]);
  expect(fontRuns({ text: '' })).toEqual([]);
});

it('fonts are read once, as plain files', async () => {
  const fonts = await documentFonts();
  expect(fonts.map(([name]) => name).toSorted()).toEqual([
    'bold',
    'bold-extended',
    'italic',
    'italic-extended',
    'regular',
    'regular-extended',
  ]);
  for (const [, bytes] of fonts) expect(bytes.readUInt32BE(0)).toBe(0x00010000);
  expect(await documentFonts()).toBe(fonts);
});

it('another file is no font', () => {
  expect(() => sfntOf(Buffer.from('%PDF-1.7'))).toThrow(TypeError);
});

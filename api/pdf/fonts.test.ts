import { expect, it } from 'vitest';
import { documentFonts, fontRuns, STAND_IN } from './fonts.ts';
import { sfntOf } from './sfnt.ts';

const fonts = await documentFonts();
const textOf = (text: string) =>
  fontRuns(fonts, { text })
    .map((run) => run.text)
    .join('');

it('each letter has a font that can show it', () => {
  const bold = fontRuns(fonts, { text: 'Łódź, Núñez', bold: true });
  expect(bold).toEqual([
    { text: 'Ł', font: 'bold-figtree-latin-ext' },
    { text: 'ód', font: 'bold' },
    { text: 'ź', font: 'bold-figtree-latin-ext' },
    { text: ', Núñez', font: 'bold' },
  ]);
  expect(fontRuns(fonts, { text: 'n\u0303', italic: true })).toEqual([
    { text: 'ñ', font: 'italic' },
  ]);
  expect(fontRuns(fonts, { text: '' })).toEqual([]);
});

it.each([
  ['Vietnamese', 'Nguyễn Thị Phượng, Trần Đức Hữu'],
  ['Vietnamese, typed with marks apart', 'Nguyễn Thị Phượng'.normalize('NFD')],
  ['Polish, Turkish, Romanian', 'Żółć Şahinoğlu İlkay Țepeș'],
  ['Yoruba', 'Ọlábísí Ṣadé'],
  ['Russian', 'Пётр Щукин'],
  ['Ukrainian', 'Ґалина Їжак, Євген'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
])('names are shown as they were typed: %s', (_, name) => {
  for (const face of [{}, { bold: true as const }, { italic: true as const }]) {
    const runs = fontRuns(fonts, { text: name, ...face });
    expect(runs.map(({ text }) => text).join('')).toBe(name.normalize('NFC'));
  }
});

it('a character that no font has is its number, and what cannot be seen is left out', () => {
  expect(textOf('王 Wang')).toBe('[U+738B] Wang');
  expect(textOf('👩‍🔧️')).toBe('[U+1F469][U+1F527]');
  expect(textOf('3:00\u202fPM')).toBe('3:00 PM');
  expect(textOf('a\nb')).toBe('a\nb');
  expect(STAND_IN.test(textOf('王'))).toBe(true);
});

it('fonts are read once, as plain files', async () => {
  for (const { bytes } of Object.values(fonts).flat()) {
    expect(bytes.readUInt32BE(0)).toBe(0x00010000);
  }
  expect(await documentFonts()).toBe(fonts);
});

it('another file is no font', () => {
  expect(() => sfntOf(Buffer.from('%PDF-1.7'))).toThrow(TypeError);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#api/pdf/testing/pdf-text.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { cents } from '#domain/jobs/cents.ts';
import type { Signature } from '#domain/jobs/job-record.ts';
import { loadAllWords } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type AgreementDocument, agreementPdf } from './agreement-pdf.ts';

beforeAll(loadAllWords);

const text = [
  '# Contrato',
  'Con Łucja Núñez: ¿año **2026**?',
  '- uno',
  '- dos',
  '| Servicio | Precio |',
  '| Inspección | $375 |',
].join('\n');

const signature = (changes: Partial<Signature> = {}): Signature => ({
  id: 'a',
  at: '2026-11-25T15:00:00.000Z',
  name: 'Łucja Núñez',
  place: 'online',
  version: '2-0123456789abcdef',
  sha256: 'f'.repeat(64),
  total: cents(37_500),
  locale: 'es',
  consent: 'Acepto firmar.',
  address: '203.0.113.9',
  browser: 'Mozilla/5.0',
  ...changes,
});

const printed = (
  signatures: readonly Signature[],
  locale: Locale = 'es',
  movedTo?: AgreementDocument['movedTo'],
  confirmations?: AgreementDocument['confirmations'],
) =>
  agreementPdf(
    { text, locale, signatures, createdAt: '2026-11-20T12:00:00.000Z', movedTo, confirmations },
    { business: defaultBusinessIn(locale), logo: undefined },
  );

describe('the PDF of an agreement', () => {
  it('is made in steps, between which others are answered', async () => {
    // Library and fonts are loaded with the first one.
    await printed([]);
    let turns = 0;
    let isMade = false;
    const others = async () => {
      for (; !isMade; turns += 1) await nextTurn();
    };
    const counted = others();
    await printed(['a', 'b', 'c', 'd'].map((id) => signature({ id, name: `Signer ${id}` })));
    isMade = true;
    await counted;
    // A heading, a paragraph, a list, a table, and four signatures.
    expect(turns).toBeGreaterThanOrEqual(8);
  });

  it('has the text and who signed it, with Spanish and other letters', async () => {
    const shown = pdfText(await printed([signature()])).replaceAll('\n', ' ');
    for (const part of ['Contrato', 'cja Núñez', '¿año', 'Inspección', '203.0.113.9', 'Mozilla']) {
      expect(shown).toContain(part);
    }
    expect(shown).toContain('25 de noviembre de 2026');
    expect(shown).toContain('2026-11-25T15:00:00.000Z');
    expect(shown).toContain('f'.repeat(20));
    expect(shown).toContain('Página 2 de 2');
    expect(shown).toContain('Ł');
    expect(shown).not.toContain('?año');
    const elsewhere = await printed([signature({ site: 'https://partner.example' })]);
    expect(pdfText(elsewhere)).toContain('en una página de https://partner.example');
  });

  it('says on its last page that the appointment was moved after the signature', async () => {
    const movedTo = { date: '2026-12-03', time: '13:00' };
    const shown = pdfText(await printed([signature()], 'en', movedTo)).replaceAll('\n', ' ');
    expect(shown).toContain('The appointment was moved to Thursday, December 3, 2026, 1:00');
  });

  it('says on its last page why the owner noted that it is still what was agreed', async () => {
    const confirmations = [
      { at: '2026-12-02T15:00:00.000Z', by: 'Owner', reason: 'A misspelled name', terms: {} },
    ];
    const shown = pdfText(await printed([signature()], 'en', undefined, confirmations));
    const words = shown.replaceAll('\n', ' ');
    expect(words).toContain('what it names has changed');
    expect(words).toContain('A misspelled name');
  });

  it('draws the first four signatures, and says so of more from earlier versions', async () => {
    const drawing = [Array.from({ length: 2000 }, (_, index) => index % 400)];
    const many = Array.from({ length: 50 }, (_, id) => signature({ id: `${id}`, drawing }));
    const pdf = await printed(many, 'en');
    expect(pdf.toString('latin1').split('/S /Figure\n')).toHaveLength(5);
    expect(pdfText(pdf).split('kept with the record')).toHaveLength(47);
  });

  it('shows names in other scripts, and says what stands for characters it cannot show', async () => {
    const words = 'stands for a character';
    const vietnamese = pdfText(await printed([signature({ name: 'Trần Пётр' })], 'en'));
    for (const letter of ['ầ', 'Пётр']) expect(vietnamese).toContain(letter);
    expect(vietnamese).not.toContain(words);
    const chinese = pdfText(await printed([signature({ name: '王小明' })], 'en'));
    expect(chinese).toContain('[U+738B][U+5C0F][U+660E]');
    expect(chinese.replaceAll('\n', ' ')).toContain(words);
  });

  it('is tagged, with its language and title', async () => {
    const source = (await printed([signature({ drawing: [[0, 0, 900, 300]] })])).toString('latin1');
    for (const part of [
      '/Lang (es-US)',
      '/Marked true',
      '/StructTreeRoot',
      '/DisplayDocTitle true',
    ]) {
      expect(source).toContain(part);
    }
    for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(source).toContain(`/S /${tag}\n`);
    }
  });

  it('is the same file for the same input, and another one with another signature', async () => {
    const one = await printed([signature()]);
    expect(one.equals(await printed([signature()]))).toBe(true);
    const drawn = await printed([
      signature({
        drawing: [
          [0, 0, 900, 300],
          [5, 5],
        ],
      }),
    ]);
    expect(drawn.equals(one)).toBe(false);
  });

  it('says so while nobody has signed', async () => {
    expect(pdfText(await printed([], 'en'))).toContain('This agreement has not been signed.');
  });

  it('prints a text as long as a text can be', async () => {
    const long = 'Una palabra '.repeat(2500);
    const file = await agreementPdf(
      { text: long, locale: 'en', signatures: [], createdAt: '2026-11-20T12:00:00.000Z' },
      { business: defaultBusinessIn('en'), logo: undefined },
    );
    expect(pdfText(file).match(/palabra/g)?.length).toBe(2500);
  });
});

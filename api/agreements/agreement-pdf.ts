import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Letterhead, writeLetterhead } from '#api/pdf/letterhead.ts';
import { cachedPdf } from '#api/pdf/pdf-cache.ts';
import { createPdf, type PdfWriter } from '#api/pdf/pdf-writer.ts';
import { agreementBlocks } from '#domain/agreements/agreement-blocks.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { type Confirmation, DRAWING_BOX, type Signature } from '#domain/jobs/job-record.ts';
import { MAX_SIGNERS } from '#domain/jobs/signature-limits.ts';
import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { momentText } from '#domain/messages/texts/appointment-lines.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { words as en } from './agreement-pdf.en.ts';

const catalogOfWords = catalog({ en, es: () => import('./agreement-pdf.es.ts') });

export interface AgreementDocument {
  text: string;
  locale: Locale;
  /** Under this text; may be empty. */
  signatures: readonly Signature[];
  /** The owner's word that the text is still what is agreed. */
  confirmations?: readonly Confirmation[] | undefined;
  /** When the text was made, while nobody has signed it: an ISO 8601 instant. */
  createdAt: string;
  /** When the appointment is now, if it was moved after the signatures. */
  movedTo?: SlotTime | undefined;
}

/**
 * The agreement as a PDF with a page about its signatures; the same bytes for the same input. The business is in the
 * agreement's language.
 */
export const agreementPdf = (
  document: AgreementDocument,
  letterhead: Letterhead,
): Promise<Buffer> => cachedPdf(document, letterhead, () => rendered(document, letterhead));

async function rendered(
  { text, locale, signatures, confirmations = [], createdAt, movedTo }: AgreementDocument,
  letterhead: Letterhead,
): Promise<Buffer> {
  const words = catalogOfWords.in(locale);
  const { business } = letterhead;
  const pdf = await createPdf({
    title: words.title(business.name),
    author: business.name,
    locale,
    createdAt: new Date(signatures.at(-1)?.at ?? createdAt),
    pageLabel: words.page,
  });
  writeLetterhead(pdf, letterhead);
  await writeText(pdf, text);
  if (signatures.length === 0) pdf.paragraph([{ text: words.notSigned, italic: true }]);
  else await writeAudit(pdf, { signatures, confirmations, movedTo }, letterhead);
  return pdf.end();
}

/** Block by block: between two, others are answered. */
async function writeText(pdf: PdfWriter, text: string): Promise<void> {
  for (const block of agreementBlocks(text)) {
    await nextTurn();
    switch (block.kind) {
      case 'heading':
        pdf.heading(block.level, block.content);
        break;
      case 'paragraph':
        pdf.paragraph(block.content);
        break;
      case 'list':
        pdf.list(block.items, block);
        break;
      case 'table':
        pdf.table([block.head, ...block.rows]);
    }
  }
}

async function writeAudit(
  pdf: PdfWriter,
  {
    signatures,
    confirmations,
    movedTo,
  }: Pick<AgreementDocument, 'signatures' | 'movedTo'> & { confirmations: readonly Confirmation[] },
  { business }: Letterhead,
): Promise<void> {
  const words = catalogOfWords.in(business.locale);
  const fact = (label: string, value: string) =>
    pdf.paragraph([{ text: `${label}: `, bold: true }, { text: value || words.unknown }]);
  pdf.newPage();
  pdf.heading(1, [{ text: words.signatures }]);
  pdf.paragraph([{ text: words.intro }]);
  for (const [place, signature] of signatures.entries()) {
    await nextTurn();
    pdf.heading(2, [{ text: signature.name }]);
    if (signature.drawing && place >= MAX_SIGNERS) {
      // An earlier version took any number, each of which takes time to draw.
      pdf.paragraph([{ text: words.drawnElsewhere, italic: true }]);
    } else if (signature.drawing) {
      const alt = words.drawn(signature.name);
      pdf.strokes(signature.drawing, { alt, box: DRAWING_BOX });
    } else pdf.paragraph([{ text: words.typed, italic: true }]);
    fact(words.when, `${momentText(signature.at, business)} (${signature.at})`);
    fact(words.where, placeOf(signature, words));
    fact(words.address, signature.address);
    fact(words.browser, signature.browser);
    fact(words.consent, signature.consent);
  }
  const [{ version, sha256 } = { version: '', sha256: '' }] = signatures;
  pdf.heading(2, [{ text: words.document }]);
  fact(words.version, version);
  fact(words.digest, sha256);
  if (movedTo || confirmations.length > 0) pdf.heading(2, [{ text: words.afterwards }]);
  for (const { at, reason } of confirmations) {
    pdf.paragraph([
      { text: words.confirmed(momentText(at, business)) },
      { text: reason, bold: true },
    ]);
  }
  if (movedTo) {
    const { locale } = business;
    const date = formatDate(movedTo.date, 'long', locale);
    pdf.paragraph([{ text: words.movedTo(date, formatTime(movedTo.time, locale)) }]);
  }
}

function placeOf({ place, site }: Signature, words: typeof en): string {
  if (place === 'on_site') return words.onSite;
  return site ? words.onPageOf(site) : words.online;
}

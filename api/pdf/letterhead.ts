import type { Store } from '#api/store/store.ts';
import { pictureSize, pngOf } from '#api/uploads/picture.ts';
import type { Business } from '#domain/business/business.ts';
import { isWordmark } from '#domain/business/logo.ts';
import type { PdfPicture, PdfWriter } from './pdf-writer.ts';

/** A business at the head of a document. */
export interface Letterhead {
  business: Business;
  /** Undefined without one, and while it cannot be read. */
  logo: PdfPicture | undefined;
}

const UPLOADS = '/uploads/';

/** The business with its logo, as PNG. */
export async function letterheadOf(
  { uploads }: Pick<Store, 'uploads'>,
  business: Business,
): Promise<Letterhead> {
  const { logo } = business.brand;
  if (!logo?.src.startsWith(UPLOADS)) return { business, logo: undefined };
  const stored = await uploads.find(logo.src.slice(UPLOADS.length));
  const bytes = stored && (await pngOf(await stored.read()));
  const size = bytes && (await pictureSize(bytes));
  return { business, logo: size && { bytes, alt: logo.alt, ...size } };
}

export function writeLetterhead(pdf: PdfWriter, { business, logo }: Letterhead): void {
  if (logo) pdf.picture(logo, [200, 56]);
  const { name, license, phone, email, address } = business;
  // A wordmark has the name in it.
  if (!logo || !isWordmark(logo)) pdf.paragraph([{ text: name, bold: true }]);
  const facts = [logo && isWordmark(logo) && name, license?.label, address];
  const contacts = [phone.display, email.display];
  pdf.paragraph([{ text: [...facts, ...contacts].filter(Boolean).join(' · ') }], { small: true });
}

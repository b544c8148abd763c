import { unlessRefused } from '#api/pictures/picture-refusal.ts';
import { pictures } from '#api/pictures/pictures.ts';
import type { Store } from '#api/store/store.ts';
import { readUpload } from '#api/uploads/read-upload.ts';
import type { Business } from '#domain/business/business.ts';
import { isWordmark } from '#domain/business/logo.ts';
import type { PdfPicture, PdfWriter } from './pdf-writer.ts';

/** A business at the head of a document. */
export interface Letterhead {
  business: Business;
  /** Undefined without one, and while it cannot be read. */
  logo: PdfPicture | undefined;
}

/** In px: twice what a page has room for. */
const LOGO_SIDE = 800;

/** The business with its logo, as PNG. */
export async function letterheadOf(
  store: Pick<Store, 'uploads'>,
  business: Business,
): Promise<Letterhead> {
  const { logo } = business.brand;
  const stored = logo && (await readUpload(store, logo.src));
  if (!stored) return { business, logo: undefined };
  const picture = await unlessRefused(pictures.png(stored, LOGO_SIDE));
  return { business, logo: picture && { ...picture, alt: logo.alt } };
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

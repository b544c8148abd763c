import { agreementPdf } from '#api/agreements/agreement-pdf.ts';
import { type Letterhead, letterheadOf } from '#api/pdf/letterhead.ts';
import { receiptPdf } from '#api/pdf/receipt-pdf.ts';
import type { Store } from '#api/store/store.ts';
import { jobOf, signedTextOf } from '#domain/jobs/job.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { agreementFileKinds, receiptFileKinds } from '#domain/messages/message-kinds.ts';
import { messageLocale } from '#domain/messages/message-locale.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { paymentOf, signatureOf } from '#domain/messages/texts/job-message.ts';
import type { MailSource } from './compose-mail.ts';

/** A PDF attached to a mail. */
export interface MailAttachment {
  filename: string;
  content: Uint8Array;
}

/** The documents of `message`, made when it is sent; none of them is stored. */
export async function attachmentsOf(
  { kind, about }: Pick<PlannedMessage, 'kind' | 'about'>,
  { store, business }: Pick<MailSource, 'business'> & { store: Pick<Store, 'uploads'> },
): Promise<MailAttachment[]> {
  if (!('booking' in about) || !about.job) return [];
  const { booking, job } = about;
  const letterhead = (locale: Locale): Promise<Letterhead> =>
    letterheadOf(store, business.current(locale));
  if (agreementFileKinds.has(kind)) {
    const signed = signatureOf(job);
    const { locale, sha256 } = signed;
    const { text = '', confirmations = [] } = signedTextOf(job.record, signed) ?? {};
    // With all who have signed this text by now.
    const signatures = job.record.signatures.filter((one) => one.sha256 === sha256);
    const document = { text, locale, signatures, confirmations, createdAt: booking.createdAt };
    const content = await agreementPdf(document, await letterhead(locale));
    return [{ filename: 'inspection-agreement.pdf', content }];
  }
  if (receiptFileKinds.has(kind)) {
    const { payment } = paymentOf(job);
    const receipt = { booking, payment, job: jobOf(job.record, { booking, ...job.terms }) };
    const content = await receiptPdf(receipt, await letterhead(messageLocale({ kind, about })));
    return [{ filename: 'receipt.pdf', content }];
  }
  return [];
}

import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { Cents } from '#domain/jobs/cents.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AgreementBlock } from './agreement-blocks.ts';

/** A booking's agreement as it is read and signed. */
export interface PresentedAgreement {
  /** Sent back with the signature, so that what was read is what is signed. */
  version: string;
  /** The digest of `text` in UTF-8, in hex. */
  sha256: string;
  locale: Locale;
  /** Markdown, as it is stored with a signature. */
  text: string;
  blocks: AgreementBlock[];
  /** In cents. */
  total: Cents;
  /** What the signer agrees to besides the text. */
  consent: string;
  canSign: boolean;
  /** Under this text, oldest first. */
  signatures: { name: string; at: string }[];
  /** An earlier text was signed, with another total. */
  asksAgain?: true | undefined;
  /** When the appointment is now, if it was moved after it was signed. */
  movedTo?: SlotTime | undefined;
}

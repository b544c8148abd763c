import { getUnixTime } from 'date-fns/getUnixTime';
import { generateSync } from 'otplib';

/** The code that the owner's app shows at an instant. */
export const codeAt = (secret: string, instant: Date): string =>
  generateSync({ secret, epoch: getUnixTime(instant) });

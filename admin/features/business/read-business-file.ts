import type { Sent } from '#contract/contract.ts';
import { BUSINESS_FILE_KB, PICTURES_KB } from '#domain/business/business-file.schema.ts';

/** What a file says, unchecked: the server names its faults. */
export type ChosenFile = Sent<'POST /api/business/import'>['json'];

/** What a chosen file says. Throws a `SyntaxError` that says why it cannot be a business. */
export async function readBusinessFile(file: Blob): Promise<ChosenFile> {
  if (file.size > (BUSINESS_FILE_KB + PICTURES_KB) * 1024) {
    throw new SyntaxError('This file is larger than 9 MB. The file of a business is smaller.');
  }
  try {
    return JSON.parse(await file.text());
  } catch (cause) {
    throw new SyntaxError('This is not the file of a business: it is no JSON.', { cause });
  }
}

/** Most bytes of a report: 50 MB. */
export const MAX_REPORT_BYTES = 50 * 1024 * 1024;

const SIGNATURE = '%PDF-';

/** Most bytes before it. */
const MAX_BEFORE = 1023;

/** Why a chosen file cannot be a report; undefined if nothing is wrong at first sight. The server reads all of it. */
export async function reportFault(file: File): Promise<string | undefined> {
  if (file.size > MAX_REPORT_BYTES) {
    return `${file.name} has ${sizeText(file.size)}; a report can have up to 50 MB.`;
  }
  const start = await file
    .slice(0, MAX_BEFORE + SIGNATURE.length)
    .text()
    .catch(() => undefined);
  if (start === undefined) return `${file.name} could not be read on this device.`;
  return start.includes(SIGNATURE) ? undefined : `${file.name} is not a PDF.`;
}

/** '850 KB', '4.2 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

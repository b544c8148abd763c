/** Bytes of a file that is read at most: more than an import takes. */
const MAX_SIZE = 1024 * 1024;

/** The text of a file as spreadsheet programs save it. Throws a `RangeError` for one too large. */
export async function readTableFile(file: Blob): Promise<string> {
  if (file.size > MAX_SIZE) throw new RangeError('At most 1 MB: please cut the file into parts.');
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel on Windows calls "CSV" without "UTF-8".
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

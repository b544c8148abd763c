/** Maximum file size in bytes: more than an import needs. */
const MAX_SIZE = 1024 * 1024;

/** The text of a CSV file. Throws a `RangeError` if it is too large. */
export async function readTableFile(file: Blob): Promise<string> {
  if (file.size > MAX_SIZE) throw new RangeError('The limit is 1 MB. Please split the file.');
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel on Windows uses this encoding for "CSV" without "UTF-8".
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

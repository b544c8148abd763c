/** Milliseconds after which the browser has surely read the file. */
const RELEASE_AFTER = 60_000;

/** Downloads a file that is in memory. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER);
}

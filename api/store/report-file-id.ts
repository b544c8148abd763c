/** Safe as the name of a file: the id of a version of a report. */
export const isReportFileId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** Throws for an id under which nothing can be stored. */
export function checkReportFileId(id: string): void {
  if (!isReportFileId(id)) throw new TypeError(`Not an id of a report: ${JSON.stringify(id)}`);
}

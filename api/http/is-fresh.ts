/** Whether the client's copy is current: its `If-None-Match` names `etag`. */
export const isFresh = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.includes(etag));

/** From a page to the service worker. */
export type PageMessage =
  /** Take over from the previous version, although pages are open. */
  | { type: 'activate' }
  /** Store the admin's files, in case they were deleted and the owner has logged in again. */
  | { type: 'store-shell' };

/** From the service worker to the page that a notification brought to the front. */
export interface WorkerMessage {
  type: 'open';
  /** Below `/admin`. */
  path: string;
}

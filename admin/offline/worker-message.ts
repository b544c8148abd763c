/** From a page to the service worker. */
export type PageMessage =
  /** Take over from the version before, although pages are open. */
  | { type: 'activate' }
  /** Store the admin's files, in case the owner has logged in again since they were deleted. */
  | { type: 'store-shell' };

/** From the service worker to the page that a notification has brought to the front. */
export interface WorkerMessage {
  type: 'open';
  /** Below `/admin`. */
  path: string;
}

/** What a phone shows when something happens: the decrypted content of a push message. */
export interface PushMessage {
  title: string;
  body: string;
  /** What a tap opens, below `/admin`. */
  path: string;
  /** A later message with the same tag replaces it on the screen. */
  tag: string;
}

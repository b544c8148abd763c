import { Drawing } from './drawing.tsx';

/** A mailbox with its door open and nothing in it. */
export function NoReviewsArt() {
  return <Drawing name="no-reviews" className="site-empty-art" width={240} height={150} />;
}

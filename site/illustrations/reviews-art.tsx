import { HeroDrawing } from './drawing.tsx';

/** A mailbox full of letters, five stars above. */
export function ReviewsArt() {
  return <HeroDrawing name="reviews" />;
}

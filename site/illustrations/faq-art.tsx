import { HeroDrawing } from './drawing.tsx';

/** Question and answer on a porch. */
export function FaqArt() {
  return <HeroDrawing name="faq" />;
}

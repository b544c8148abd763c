import { HeroDrawing } from './drawing.tsx';

/** One house through four seasons. */
export function TipsArt() {
  return <HeroDrawing name="maintenance-tips" />;
}

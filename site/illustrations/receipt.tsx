import { HeroDrawing } from './drawing.tsx';

/** A house and its price, line by line. */
export function Receipt() {
  return <HeroDrawing name="receipt" />;
}

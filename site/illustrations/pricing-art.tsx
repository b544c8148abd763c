import { HeroDrawing } from './drawing.tsx';

/** Three houses, each with a price for its size. */
export function PricingArt() {
  return <HeroDrawing name="pricing" />;
}

import { HeroDrawing } from './drawing.tsx';

/** A house cut open, each part with its tag. */
export function ServicesArt() {
  return <HeroDrawing name="services" />;
}

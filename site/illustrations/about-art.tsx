import { HeroDrawing } from './drawing.tsx';

/** The inspector before a brick house. */
export function AboutArt() {
  return <HeroDrawing name="about" />;
}

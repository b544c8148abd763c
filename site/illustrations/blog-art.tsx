import { HeroDrawing } from './drawing.tsx';

/** An open notebook on a porch table. */
export function BlogArt() {
  return <HeroDrawing name="blog" />;
}

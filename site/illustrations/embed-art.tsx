import { HeroDrawing } from './drawing.tsx';

/** A partner's page in a browser, with a widget in it. */
export function EmbedArt() {
  return <HeroDrawing name="embed" />;
}

import { HeroDrawing } from './drawing.tsx';

/** A clipboard with the plan of a home and what was asked about it. */
export function Clipboard() {
  return <HeroDrawing name="clipboard" />;
}

import { HeroDrawing } from './drawing.tsx';

/** A month on the wall, with one day chosen. */
export function WallCalendar() {
  return <HeroDrawing name="wall-calendar" />;
}

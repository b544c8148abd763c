import { HeroDrawing } from './drawing.tsx';

/** The inspector's truck, on its way. */
export function Truck() {
  return <HeroDrawing name="truck" />;
}

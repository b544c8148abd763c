import { Drawing } from './drawing.tsx';

/** A lot where a house should stand: its outline, and the inspector looking for it. */
export function LostHouse() {
  return <Drawing name="lost-house" className="site-lost-house" width={640} height={440} />;
}

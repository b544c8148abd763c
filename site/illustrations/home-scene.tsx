import { Drawing } from './drawing.tsx';

/** A brick ranch house being looked over, bluebonnets in front, the city far behind. */
export function HomeScene() {
  return <Drawing name="home-scene" className="site-home-scene" width={1440} height={490} />;
}

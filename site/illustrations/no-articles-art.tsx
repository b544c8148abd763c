import { Drawing } from './drawing.tsx';

/** An empty notebook and a magnifying glass. */
export function NoArticlesArt() {
  return <Drawing name="no-articles" className="site-empty-art" width={240} height={150} />;
}

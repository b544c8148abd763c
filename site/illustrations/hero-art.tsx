import { Drawing } from './drawing.tsx';

/** A meadow in bloom in a page's last band, where it is always night. */
export function ClosingField() {
  return (
    <Drawing name="field-at-night" className="site-closing-field" width={1440} height={84} lazy />
  );
}

import { Drawing } from './drawing.tsx';

/** A house cut open, from the hail above it to the clay below; the marks count its weak points. */
export function HouseSection() {
  return (
    <Drawing name="house-section" className="site-house-section" width={640} height={500} lazy />
  );
}

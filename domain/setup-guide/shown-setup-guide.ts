import type { SamplesLeft } from './samples-left.ts';
import type { SetupGuide } from './setup-guide.schema.ts';

/** The guide as the admin gets it. */
export interface ShownSetupGuide extends SetupGuide {
  /** There is no lead, and the owner has changed nothing yet. */
  isNew: boolean;
  left: SamplesLeft;
}

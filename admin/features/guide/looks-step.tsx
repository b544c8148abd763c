import { StepActions } from './step-actions.tsx';
import type { StepProgress } from './use-setup-guide.ts';

export const LooksStep = ({ progress }: { progress: StepProgress }) => (
  <StepActions progress={progress} isDoable={false} />
);

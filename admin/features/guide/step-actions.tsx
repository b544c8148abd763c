import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { SkipButton } from './skip-button.tsx';
import type { StepProgress } from './use-setup-guide.ts';

interface StepActionsProps {
  progress: StepProgress;
  /** Whether the step can be done now; else it can only be skipped. */
  isDoable: boolean;
}

/** The buttons of a step without a form. */
export const StepActions = ({ progress, isDoable }: StepActionsProps) => (
  <>
    <Alert>{progress.failure}</Alert>
    <div className="admin-actions">
      {isDoable ? (
        <Button kind="primary" busy={progress.pending} onClick={() => void progress.finish('done')}>
          Continue
        </Button>
      ) : null}
      <SkipButton {...progress} />
    </div>
  </>
);

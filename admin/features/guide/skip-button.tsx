import { Link } from 'wouter';
import { Button } from '#admin/shell/button.tsx';
import { pathAfter } from './guide-steps.ts';
import type { StepProgress } from './use-setup-guide.ts';

/** Leaves the step for later. A step that is done stays done. */
export const SkipButton = ({ guide, step, finish, pending }: StepProgress) =>
  guide.steps[step] === 'done' ? (
    <Link href={pathAfter(step, guide)} className="ui-button admin-quiet">
      Next
    </Link>
  ) : (
    <Button busy={pending} onClick={() => void finish('skipped')}>
      Skip for now
    </Button>
  );

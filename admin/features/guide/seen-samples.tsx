import type { ReactNode } from 'react';
import type { StepProgress } from './use-setup-guide.ts';

/** What visitors see in place of what the owner has not said, for an owner of whom it is true. */
export const SeenSamples = ({
  progress,
  children,
}: {
  progress: StepProgress;
  children: ReactNode;
}) => (
  <div className="guide-seen">
    <p>
      Visitors now see the sample: <span>{children}</span>
    </p>
    <button
      type="button"
      className="admin-text-button"
      disabled={progress.pending}
      onClick={() => void progress.finish('done')}
    >
      It is right as it is
    </button>
  </div>
);

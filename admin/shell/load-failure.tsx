import type { SWRResponse } from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { Button } from './button.tsx';

interface LoadFailureProps {
  answer: Pick<SWRResponse, 'error' | 'isValidating' | 'mutate'>;
}

/** Says that a part of a screen could not be loaded; the installed app has no other way to try again. */
export function LoadFailure({ answer: { error, isValidating, mutate } }: LoadFailureProps) {
  if (!error || isValidating) return null;
  return (
    <div className="admin-alert" role="alert">
      <p>{failureText(error)}</p>
      <Button onClick={() => void mutate()}>Try again</Button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { AnswerTo } from '#contract/contract.ts';

type StepCall =
  | 'GET /api/business/profile'
  | 'GET /api/business/price-lists'
  | 'GET /api/business/brand'
  | 'GET /api/messages/settings';

interface LoadedProps<C extends StepCall> {
  /** Without its article, for example "business". */
  what: string;
  call: C;
  children: (data: AnswerTo<C>, onStored: (data: AnswerTo<C>) => void) => ReactNode;
}

/** What a step is about, once it has loaded. */
export function Loaded<C extends StepCall>({ what, call, children }: LoadedProps<C>) {
  const { data, error, isValidating, mutate } = useAnswer<C>(call);
  if (data !== undefined) {
    return children(data, (stored) => void mutate(stored, { revalidate: false }));
  }
  return error && !isValidating ? (
    <ListFailure what={`The ${what}`} failure={error} onRetry={() => void mutate()} />
  ) : (
    <ListSkeleton what={`the ${what}`} />
  );
}

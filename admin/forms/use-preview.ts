import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { type Input, send } from '#client/send.ts';
import type { AnswerTo, Sent } from '#contract/contract.ts';
import { useReportError } from './use-report-error.ts';

/** Debounce of the call, in milliseconds. */
const DEBOUNCE = 300;

interface Preview<T> {
  /** The result for the previous texts while a call is pending. */
  shown: T | undefined;
  /** Why the preview failed. */
  failure: string | undefined;
}

type PreviewCall =
  | 'POST /api/agreement-templates/preview'
  | 'POST /api/blog/preview'
  | 'POST /api/business/preview'
  | 'POST /api/messages/preview';

/** The answer to `call` for `texts`; no call while they are undefined. */
export function usePreview<C extends PreviewCall>(
  call: C,
  texts: Sent<C>['json'] | undefined,
): Preview<AnswerTo<C>> {
  const [preview, setPreview] = useState<Preview<AnswerTo<C>>>({
    shown: undefined,
    failure: undefined,
  });
  const report = useReportError();
  const isFirst = useRef(true);
  const body = texts && JSON.stringify(texts);

  useEffect(() => {
    if (body === undefined) return;
    const aborted = new AbortController();
    const { signal } = aborted;
    const timer = setTimeout(
      async () => {
        isFirst.current = false;
        try {
          // The texts as they were given, which the effect compares as JSON.
          const input = [{ json: JSON.parse(body), signal }] as unknown as Input<C>;
          const shown = await send(call, ...input);
          setPreview({ shown, failure: undefined });
        } catch (error) {
          if (signal.aborted) return;
          setPreview(({ shown }) => ({ shown, failure: failureOf(error) }));
          report(error);
        }
      },
      isFirst.current ? 0 : DEBOUNCE,
    );
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [call, body, report]);

  return preview;
}

const failureOf = (error: unknown): string => {
  const refusal = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
  return refusal ?? 'The preview couldn’t be created. Your text is kept.';
};

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { callApi } from '#client/call-api.ts';
import { useReportError } from './use-report-error.ts';

/** Debounce of the call, in milliseconds. */
const DEBOUNCE = 300;

interface Preview<T> {
  /** The result for the previous texts while a call is pending. */
  shown: T | undefined;
  /** Why the preview failed. */
  failure: string | undefined;
}

/** The result of `POST /api/{path}` for `texts`; no call while they are undefined. */
export function usePreview<T>(path: string, texts: object | undefined): Preview<T> {
  const [preview, setPreview] = useState<Preview<T>>({ shown: undefined, failure: undefined });
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
          const json: unknown = JSON.parse(body);
          const shown = await callApi<T>('', path, { method: 'POST', json, signal });
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
  }, [path, body, report]);

  return preview;
}

const failureOf = (error: unknown): string => {
  const refusal = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
  return refusal ?? 'The preview couldn’t be created. Your text is kept.';
};

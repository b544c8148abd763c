import { useEffect, useRef, useState } from 'react';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { ApiError } from '#client/api-error.ts';
import { callApi } from '#client/call-api.ts';
import type { PostPreview } from '#domain/blog/post.schema.ts';

/** Debounce of the call, in milliseconds. */
const DEBOUNCE = 300;

interface Preview {
  /** Of the previous text while a call is pending. */
  shown: PostPreview | undefined;
  /** Why the text could not be shown. */
  failure: string | undefined;
}

/** The preview of `content`, rendered by the server like the published article. */
export function usePreview(content: string): Preview {
  const [preview, setPreview] = useState<Preview>({ shown: undefined, failure: undefined });
  const report = useReportError();
  const isFirst = useRef(true);

  useEffect(() => {
    if (content.trim() === '') return;
    const aborted = new AbortController();
    const { signal } = aborted;
    const timer = setTimeout(
      async () => {
        isFirst.current = false;
        try {
          const json = { content };
          const shown = await callApi<PostPreview>('', 'blog/preview', {
            method: 'POST',
            json,
            signal,
          });
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
  }, [content, report]);

  return preview;
}

const failureOf = (error: unknown): string => {
  const refusal = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
  return refusal ?? 'The preview could not be made. What you write is kept all the same.';
};

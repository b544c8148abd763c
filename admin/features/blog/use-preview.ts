import { useEffect, useRef, useState } from 'react';
import { useReportFailure } from '#admin/edits/use-report-failure.ts';
import type { PostPreview } from '#domain/blog/post.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

/** Milliseconds without a key before the server is asked. */
const TYPING_PAUSE = 300;

interface Preview {
  /** Of a text before this one while the server is asked. */
  shown: PostPreview | undefined;
  failed: boolean;
}

/** What visitors would get of `content`: rendered by the server, as the article itself is. */
export function usePreview(content: string): Preview {
  const [preview, setPreview] = useState<Preview>({ shown: undefined, failed: false });
  const report = useReportFailure();
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
          setPreview({ shown, failed: false });
        } catch (error) {
          if (signal.aborted) return;
          setPreview(({ shown }) => ({ shown, failed: true }));
          report(error);
        }
      },
      isFirst.current ? 0 : TYPING_PAUSE,
    );
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [content, report]);

  return preview;
}

import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { manualReload, visibleMeansFocus } from '#admin/lists/refresh-when-visible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import '#admin/shell/cards.css';
import '#admin/shell/lists.css';
import '#ui/dialog/dialog.css';

interface Options extends NonNullable<Parameters<typeof renderInHost>[1]> {
  /** Where in the admin, with its query. */
  path?: string;
  /** What is loaded already, by key. */
  fallback?: Readonly<Record<string, unknown>>;
}

/** Renders a part of the admin as the admin does, until the test ends; `history` is where it has led. */
export function renderInAdmin(
  part: ReactNode,
  { path = '/', fallback = {}, ...options }: Options = {},
) {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const config = { ...manualReload, ...visibleMeansFocus, provider: () => new Map(), fallback };
  const view = renderInHost(
    <SWRConfig value={config}>
      <Router hook={hook} searchHook={searchHook}>
        {part}
      </Router>
    </SWRConfig>,
    options,
  );
  return { ...view, history };
}

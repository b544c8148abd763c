import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import '#admin/shell/cards.css';
import '#admin/shell/lists.css';
import '#ui/dialog/dialog.css';

/** Renders a screen of the admin at `path`, without anything read before. */
export function renderScreen(screen: ReactNode, path: string) {
  const [hookPath = '', searchPath = ''] = path.split('?');
  const { hook, searchHook } = memoryLocation({ path: hookPath, searchPath });
  const config = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  return renderInHost(
    <SWRConfig value={config}>
      <Router hook={hook} searchHook={searchHook}>
        {screen}
      </Router>
    </SWRConfig>,
  );
}

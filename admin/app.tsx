import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { SessionGate } from './features/session/session-gate.tsx';
import { BusinessGate } from './shell/business-gate.tsx';
import { Shell } from './shell/shell.tsx';

/** Spec §7: no automatic reloads and no retries; `refreshWhenVisible` is the exception. */
const manualReload = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};

export function App() {
  return (
    <SWRConfig value={manualReload}>
      <Router base="/admin">
        <BusinessGate>
          <SessionGate>{(session) => <Shell {...session} />}</SessionGate>
        </BusinessGate>
      </Router>
    </SWRConfig>
  );
}

import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { SessionGate } from './features/session/session-gate.tsx';
import { Shell } from './shell/shell.tsx';

/** Spec §7: nothing is asked for again by itself, and a failed call is not repeated. */
const readWhenAsked = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};

export function App() {
  return (
    <SWRConfig value={readWhenAsked}>
      <Router base="/admin">
        <SessionGate>{(session) => <Shell {...session} />}</SessionGate>
      </Router>
    </SWRConfig>
  );
}

import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { SessionGate } from './features/session/session-gate.tsx';
import { manualReload } from './lists/refresh-when-visible.ts';
import { BusinessGate } from './shell/business-gate.tsx';
import { Shell } from './shell/shell.tsx';

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

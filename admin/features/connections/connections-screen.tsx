import { Screen } from '#admin/shell/screen.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';
import { DevelopersSection } from './developers-section.tsx';
import { NewConnections } from './new-connections.tsx';
import { WebhooksSection } from './webhooks-section.tsx';
import './connections.css';

/** Other programs: webhooks, API keys, and the documentation of the API. */
export function ConnectionsScreen() {
  return (
    <Screen title="Connections">
      <NewConnections />
      <WebhooksSection />
      <ApiKeysSection />
      <DevelopersSection />
    </Screen>
  );
}

import { Screen } from '#admin/shell/screen.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';
import { DevelopersSection } from './developers-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';
import './connections.css';

/** Other programs: which hear of leads, which may read and book, and where the API is described. */
export function ConnectionsScreen() {
  return (
    <Screen title="Connections">
      <WebhooksSection />
      <ApiKeysSection />
      <DevelopersSection />
    </Screen>
  );
}

import { Screen } from '#admin/shell/screen.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';
import { DevelopersSection } from './developers-section.tsx';
import './connections.css';

/** How other programs reach this site: API keys, and where its API is described. */
export function ConnectionsScreen() {
  return (
    <Screen title="Connections">
      <ApiKeysSection />
      <DevelopersSection />
    </Screen>
  );
}

import { Screen } from '#admin/shell/screen.tsx';
import { PersonPart } from './person-part.tsx';
import { RetentionPart } from './retention-part.tsx';
import { usePersonSearch } from './use-person-search.ts';
import './privacy.css';

/** A person's records, and how long records are kept. */
export function PrivacyScreen() {
  const search = usePersonSearch();
  return (
    <Screen title="Privacy">
      <PersonPart search={search} />
      <RetentionPart onSearch={search.run} />
    </Screen>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { HistoryButton } from '#admin/features/business-history/history-button.tsx';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import { ImportButton } from './import-button.tsx';
import { ProfileForm } from './profile-form.tsx';
import './business.css';

/** Facts, people, area, hours and law of the business. */
export function BusinessScreen() {
  const { data, error, isValidating, mutate } = useAnswer('GET /api/business/profile');
  const shared = useSWRConfig();
  /** Counts the versions that came from elsewhere: the form begins anew with each. */
  const [edition, setEdition] = useState(0);

  function accept(saved: StoredProfile) {
    void mutate(saved, { revalidate: false });
    void renewBusiness();
  }

  async function readAgain() {
    await shared.mutate((key) => typeof key === 'string' && key.startsWith('business'));
    setEdition((before) => before + 1);
  }

  return (
    <Screen
      title="Business"
      action={
        <div className="admin-head-actions business-actions">
          {data ? (
            <HistoryButton
              record="profile"
              revision={data.revision}
              onRestored={(restored) => {
                accept(restored);
                setEdition((before) => before + 1);
              }}
            />
          ) : null}
          <ImportButton onImported={() => void readAgain()} />
          <a className="ui-button admin-quiet" href="/api/business/export" download="business.json">
            <Download size={18} aria-hidden="true" /> Download
          </a>
        </div>
      }
    >
      {data ? (
        <FoldingParts>
          <ProfileForm key={edition} stored={data} onSaved={accept} />
        </FoldingParts>
      ) : error && !isValidating ? (
        <ListFailure what="The business" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the business" />
      )}
    </Screen>
  );
}

import { Download } from 'lucide-react';
import useSWR from 'swr';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { fetchProfile, profilePath } from './business-calls.ts';
import { ProfileForm } from './profile-form.tsx';
import './business.css';

/** Facts, people, area, hours and law of the business. */
export function BusinessScreen() {
  const { data, error, isValidating, mutate } = useSWR(profilePath, fetchProfile);
  return (
    <Screen
      title="Business"
      action={
        <a className="ui-button" href="/api/business/export" download="business.json">
          <Download size={18} aria-hidden="true" /> Download
        </a>
      }
    >
      {data ? (
        <FoldingParts>
          <ProfileForm
            stored={data}
            onSaved={(saved) => {
              void mutate(saved, { revalidate: false });
              void renewBusiness();
            }}
          />
        </FoldingParts>
      ) : error && !isValidating ? (
        <ListFailure what="The business" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the business" />
      )}
    </Screen>
  );
}

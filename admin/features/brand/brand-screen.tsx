import { useState } from 'react';
import { HistoryButton } from '#admin/features/business-history/history-button.tsx';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { StoredBrand } from '#domain/business/stored-records.ts';
import { BrandForm } from './brand-form.tsx';
import './brand.css';

/** How the business looks: logo, colors, photographs, video. */
export function BrandScreen() {
  const { data, error, isValidating, mutate } = useAnswer('GET /api/business/brand');
  /** Counts the versions that came from the history: the form begins anew with each. */
  const [edition, setEdition] = useState(0);

  function accept(saved: StoredBrand) {
    void mutate(saved, { revalidate: false });
    void renewBusiness();
  }

  return (
    <Screen
      title="Brand"
      action={
        data ? (
          <HistoryButton
            record="brand"
            revision={data.revision}
            onRestored={(restored) => {
              accept(restored);
              setEdition((before) => before + 1);
            }}
          />
        ) : null
      }
    >
      {data ? (
        <FoldingParts>
          <BrandForm key={edition} stored={data} onSaved={accept} />
        </FoldingParts>
      ) : error && !isValidating ? (
        <ListFailure what="The brand" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the brand" />
      )}
    </Screen>
  );
}

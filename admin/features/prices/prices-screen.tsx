import { useState } from 'react';
import { drafts } from '#admin/forms/drafts.ts';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { type PriceList, unpublished } from '#domain/business/price-list.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { PriceForm, priceDraft } from './price-form.tsx';
import { PriceHistoryButton } from './price-history-button.tsx';
import { priceValues } from './price-values.ts';
import './prices.css';

/** What inspections cost: the newest list to edit, and what visitors see. */
export function PricesScreen() {
  const { data, error, isValidating, mutate } = useAnswer('GET /api/business/price-lists');
  /** Counts the earlier lists that were taken up: the form begins anew with each. */
  const [edition, setEdition] = useState(0);
  const [latest] = data?.lists ?? [];
  const newest = latest && unpublished(latest);
  return (
    <Screen
      title="Prices"
      action={
        data && newest ? (
          <PriceHistoryButton
            {...data}
            onUse={(list) => {
              takeUp(unpublished(list), newest);
              setEdition((before) => before + 1);
            }}
          />
        ) : null
      }
    >
      {data && newest ? (
        <>
          <p className="price-status" role="status">
            {statusOf(newest, data.shown)}
          </p>
          <FoldingParts>
            <PriceForm
              key={edition}
              newest={newest}
              onPublished={(list) => {
                void mutate({ ...data, lists: [list, ...data.lists] });
                void renewBusiness();
              }}
            />
          </FoldingParts>
        </>
      ) : error && !isValidating ? (
        <ListFailure what="The prices" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the prices" />
      )}
    </Screen>
  );
}

/** Makes an earlier list the draft of the next one. */
const takeUp = (list: PriceList, newest: PriceList) =>
  drafts.save(priceDraft, {
    values: priceValues(list),
    start: priceValues(newest),
    revision: newest.revision,
  });

function statusOf({ revision, validFrom, appliesTo }: PriceList, shown: number): string {
  if (revision === shown) return `Visitors see list ${revision}, which is the newest.`;
  const day = formatDate(validFrom, 'long');
  return appliesTo === 'visits'
    ? `Visitors see list ${shown}; list ${revision} counts for inspections from ${day} on.`
    : `Visitors see list ${shown}; list ${revision} takes over on ${day}.`;
}

import useSWR from 'swr';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { fetchPriceLists, type PriceLists, priceListsPath } from './price-calls.ts';
import { PriceForm } from './price-form.tsx';
import './prices.css';

/** What inspections cost: the newest list to edit, and what visitors see. */
export function PricesScreen() {
  const { data, error, isValidating, mutate } = useSWR<PriceLists, unknown>(
    priceListsPath,
    fetchPriceLists,
  );
  const [newest] = data?.lists ?? [];
  return (
    <Screen title="Prices">
      {data && newest ? (
        <>
          <p className="price-status" role="status">
            {statusOf(newest, data.shown)}
          </p>
          <FoldingParts>
            <PriceForm
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

function statusOf({ revision, validFrom }: PriceList, shown: number): string {
  if (revision !== shown)
    return `Visitors see list ${shown}; list ${revision} takes over on ${formatDate(validFrom, 'long')}.`;
  return `Visitors see list ${revision}, which is the newest.`;
}

import { History } from 'lucide-react';
import { useState } from 'react';
import { ChangeList } from '#admin/features/business-history/change-list.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { changesBetween } from '#domain/business/business-changes.ts';
import { type PublishedPriceList, unpublished } from '#domain/business/price-list.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { PriceLists } from './price-calls.ts';
import { priceLabel } from './price-labels.ts';
import '#admin/features/business-history/business-history.css';

interface PriceHistoryProps extends PriceLists {
  /** Fills the form with an earlier list; nothing is published. */
  onUse: (list: PublishedPriceList) => void;
}

/** Every published list: when, by whom, and what differs from the one before. */
export function PriceHistoryButton({ lists, shown, onUse }: PriceHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <History size={18} aria-hidden="true" /> History
      </Button>
      {isOpen ? (
        <Dialog title="Published prices" onClose={close} wide>
          <ol className="business-history">
            {lists.map((list, index) => (
              <li key={list.revision}>
                <p className="business-history-head">
                  {`List ${list.revision}${list.revision === shown ? ', which visitors see' : ''}`}
                </p>
                <p className="ui-note">{<Published list={list} />}</p>
                <Differences list={list} before={lists[index + 1]} />
                {index === 0 ? null : (
                  <Button
                    onClick={() => {
                      onUse(list);
                      close();
                    }}
                  >
                    Use these again
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </Dialog>
      ) : null}
    </>
  );
}

/** Only what an owner publishes has a device; the list of a new installation was published by nobody. */
const Published = ({ list }: { list: PublishedPriceList }) =>
  list.revision === 1 && !list.publishedBy ? (
    <span>The prices of a new installation</span>
  ) : (
    <>
      <span>Published </span>
      <Timestamp instant={list.publishedAt} />
      <span>{list.publishedBy ? `, ${list.publishedBy}` : ''}</span>
      <span>{`; first day ${formatDate(list.validFrom, 'short')}`}</span>
    </>
  );

function Differences({ list, before }: Record<'list' | 'before', PublishedPriceList | undefined>) {
  if (!list || !before) return null;
  const { revision: _new, validFrom: _from, ...after } = unpublished(list);
  const { revision: _old, validFrom: _since, ...prices } = unpublished(before);
  return <ChangeList changes={changesBetween(prices, after)} labelOf={priceLabel} />;
}

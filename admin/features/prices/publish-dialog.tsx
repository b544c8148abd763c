import { Button } from '#admin/shell/button.tsx';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import { priceListWarnings } from '#domain/business/price-list-rules.ts';
import { sampleHomes } from '#domain/pricing/sample-homes.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { priceLabel } from './price-labels.ts';

interface PublishDialogProps {
  typed: PriceList;
  before: PriceList;
  today: string;
  onPublish: () => void;
  onClose: () => void;
}

/** What six homes would cost, old and new, before the list is published. */
export function PublishDialog(props: PublishDialogProps) {
  const { typed, before, today, onPublish, onClose } = props;
  const warnings = priceListWarnings(typed, before, today);
  return (
    <Dialog title="Publish these prices?" onClose={onClose}>
      <table className="price-samples">
        <thead>
          <tr>
            <th scope="col">Home</th>
            <th scope="col">Old</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {sampleHomes(before, typed, today).map(({ title, before: old, after }) => (
            <tr key={title} data-changed={old === after ? undefined : ''}>
              <th scope="row">{title}</th>
              <td>{dollars(old)}</td>
              <td>{dollars(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {warnings.length > 0 ? (
        <div className="price-warnings" role="note">
          <p>Is this meant?</p>
          <ul>
            {warnings.map(({ path, message }) => (
              <li key={path}>{`${priceLabel(path).replace(', $', '')}. ${message}`}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>{whenText(typed, today)}</p>
      <p className="price-lead">
        A price that somebody was shown stays theirs for 24 hours. Bookings keep the price they were
        made with.
      </p>
      <div className="admin-actions">
        <Button kind="primary" onClick={onPublish}>
          Publish
        </Button>
        <Button onClick={onClose}>Back to the list</Button>
      </div>
    </Dialog>
  );
}

function whenText({ validFrom, appliesTo }: PriceList, today: string): string {
  const day = validFrom > today ? `from ${formatDate(validFrom, 'long')} on` : 'at once';
  return appliesTo === 'visits'
    ? `They count for inspections ${validFrom > today ? day : 'from today on'}, whenever they are booked.`
    : `They count ${day}, for new bookings.`;
}

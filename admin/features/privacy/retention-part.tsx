import { useId, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { send } from '#client/send.ts';
import type { RetentionOverview } from '#domain/privacy/retention-overview.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { ComingErasures } from './coming-erasures.tsx';
import { useRetention } from './use-retention.ts';

/** How long records are kept, and what is erased next. */
export function RetentionPart({ onSearch }: { onSearch: (person: string) => void }) {
  const { data, error, isValidating, mutate } = useRetention();
  const id = useId();
  return (
    <section className="admin-card privacy-part" aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        Automatic erasing
      </h2>
      <p className="privacy-lead">
        Old requests and bookings are erased a set time after the last contact with the person: the
        request, its answer, the appointment. You see here what’s next, a week ahead. Upcoming
        appointments are never touched.
      </p>
      {data ? (
        <>
          <RetentionForm
            overview={data}
            key={data.revision}
            onSaved={(saved) => void mutate(saved, { revalidate: false })}
            onConflict={() => void mutate()}
          />
          <ComingErasures overview={data} onSearch={onSearch} />
        </>
      ) : error && !isValidating ? (
        <ListFailure what="The setting" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the setting" />
      )}
    </section>
  );
}

const OFF = 'off';
const choices = [6, 12, 18, 24, 36, 48, 60, 84, 120];

interface RetentionFormProps {
  overview: RetentionOverview;
  onSaved: (saved: RetentionOverview) => void;
  onConflict: () => void;
}

function RetentionForm({ overview, onSaved, onConflict }: RetentionFormProps) {
  const { months, revision } = overview;
  const stored = months === null ? OFF : String(months);
  const [value, setValue] = useState(stored);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();
  const id = useId();
  const listed = months === null || choices.includes(months) ? choices : [...choices, months];

  async function save() {
    setPending(true);
    setFailure(undefined);
    try {
      onSaved(
        await send('PUT /api/privacy/retention', {
          json: { months: value === OFF ? null : Number(value), revision },
        }),
      );
      showToast({ title: 'Saved', description: 'You’ll see what it erases here a week ahead.' });
    } catch (error) {
      report(error);
      setFailure(failureText(error));
      setPending(false);
      onConflict();
    }
  }

  return (
    <form
      className="privacy-retention"
      method="dialog"
      aria-label="How long records stay"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void save();
      }}
    >
      <label className="ui-label" htmlFor={id}>
        Erase after
      </label>
      <div className="privacy-search-row">
        <select
          id={id}
          className="ui-control"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        >
          {listed
            .toSorted((one, other) => one - other)
            .map((choice) => (
              <option key={choice} value={choice}>
                {`${choice} months without contact`}
              </option>
            ))}
          <option value={OFF}>Never automatically</option>
        </select>
        <Button type="submit" kind="primary" busy={pending} disabled={value === stored}>
          {pending ? 'Saving…' : 'Save'}
        </Button>
      </div>
      <Alert>{failure}</Alert>
    </form>
  );
}

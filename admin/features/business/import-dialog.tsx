import { useId, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { ChangeList } from '#admin/features/business-history/change-list.tsx';
import { recordLabels } from '#admin/features/business-history/record-labels.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { ApiError } from '#client/api-error.ts';
import { send } from '#client/send.ts';
import type { AnswerTo } from '#contract/contract.ts';
import type { BusinessChange } from '#domain/business/business-changes.ts';
import type { FieldError } from '#domain/validation/validate.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { type ChosenFile, readBusinessFile } from './read-business-file.ts';
import '#admin/features/business-history/business-history.css';

interface ImportDialogProps {
  onImported: () => void;
  onClose: () => void;
}

const records = [
  ['profile', 'Business'],
  ['prices', 'Prices'],
  ['brand', 'Brand'],
  ['texts', 'Texts'],
] as const;

/** Choose a file, see what it would change or what is wrong with it, then replace the business. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const id = useId();
  const [checked, setChecked] = useState<
    AnswerTo<'POST /api/business/import'> & { file: ChosenFile }
  >();
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const report = useReportError();

  /** Runs a call, and shows why it failed. */
  async function attempt(call: () => Promise<void>) {
    setPending(true);
    setFailure(undefined);
    setFaults([]);
    try {
      await call();
    } catch (error) {
      const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      // A file of another kind has no field in place: saying that once is enough.
      const foreign = errors.find(({ path }) => path === 'format' || path === 'version');
      if (foreign) setFailure(foreign.message);
      else if (errors.length > 0) setFaults(errors);
      else setFailure(error instanceof SyntaxError ? error.message : failureText(error));
      if (!(error instanceof SyntaxError)) report(error);
    } finally {
      setPending(false);
    }
  }

  const check = (chosen: File) =>
    attempt(async () => {
      setChecked(undefined);
      const file = await readBusinessFile(chosen);
      setChecked({
        file,
        ...(await send('POST /api/business/import', { json: file, query: { check: '1' } })),
      });
    });

  const replace = (file: ChosenFile) =>
    attempt(async () => {
      await send('POST /api/business/import', { json: file });
      onImported();
      onClose();
      showToast({ title: 'Business replaced', description: 'Visitors see it at once.' });
    });

  return (
    <Dialog title="Import a business" onClose={onClose} wide>
      <p>
        A file that was downloaded here or on another installation. It replaces facts, prices, looks
        with their pictures, and texts; bookings, reviews and articles stay.
      </p>
      <label className="ui-label" htmlFor={id}>
        File of a business
      </label>
      <input
        type="file"
        id={id}
        className="admin-file"
        accept=".json,application/json"
        disabled={pending}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Otherwise choosing the corrected file again would fire no event.
          currentTarget.value = '';
          if (file) void check(file);
        }}
      />
      <Alert>{failure}</Alert>
      {faults.length > 0 ? (
        <div role="alert">
          <p>Nothing was changed. The file has to be corrected:</p>
          <ul className="business-faults">
            {faults.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <code>{path}</code>
                <span>{`: ${message}`}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {checked ? <Changes changes={checked.changes} /> : null}
      {checked && checked.missingPictures.length > 0 ? (
        <p className="ui-note">
          Not in the file and therefore left out:{' '}
          <span>{checked.missingPictures.map(labelOf).join('; ')}</span>. Upload them again
          afterwards.
        </p>
      ) : null}
      <div className="admin-actions">
        {checked && checked.changes.length > 0 ? (
          <Button kind="danger" busy={pending} onClick={() => void replace(checked.file)}>
            {pending ? 'Replacing…' : 'Replace the business'}
          </Button>
        ) : null}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

/** Of a path in the file: "brand.logo". */
function labelOf(path: string): string {
  const [record = '', ...steps] = path.split('.');
  const known = records.find(([name]) => name === record)?.[0];
  return known ? recordLabels[known](steps.join('.')) : path;
}

function Changes({ changes }: { changes: readonly BusinessChange[] }) {
  if (changes.length === 0) return <p role="status">The business is already as in this file.</p>;
  return (
    <>
      <p role="status">
        <span>{changes.length === 1 ? 'One value' : `${changes.length} values`}</span> would change.
        The history keeps what is replaced.
      </p>
      {records.map(([record, title]) => {
        const ofRecord = changes.filter(({ path }) => path.startsWith(`${record}.`));
        return ofRecord.length > 0 ? (
          <ChangeList
            key={record}
            caption={title}
            changes={ofRecord}
            labelOf={(path) => recordLabels[record](path.slice(record.length + 1))}
          />
        ) : null;
      })}
    </>
  );
}

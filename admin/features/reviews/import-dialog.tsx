import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { send } from '#client/send.ts';
import type { ReviewImport } from '#domain/reviews/review.schema.ts';
import type { ReviewRow } from '#domain/reviews/review-rows.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';

interface ImportDialogProps {
  onImported: (result: ReviewImport) => void;
  onClose: () => void;
}

/** Imports a table: choose or paste it, check the parsed rows, import. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly ReviewRow[]>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);

  async function check(typed: string) {
    setText(typed);
    setProblem(undefined);
    // A lazy chunk: the parser is large and rarely needed.
    const table = await import('./review-table.ts').then(
      ({ reviewTable }) => reviewTable(typed),
      () => ({ problem: 'The parser could not be loaded. Check your connection and try again.' }),
    );
    if ('rows' in table && table.rows) setRows(table.rows);
    else setProblem(table.problem);
  }

  async function importAll() {
    const reviews = rows?.flatMap(({ review }) => review ?? []) ?? [];
    setPending(true);
    setProblem(undefined);
    try {
      onImported(await send('POST /api/reviews/import', { json: { reviews } }));
    } catch (error) {
      setProblem(failureText(error));
      setPending(false);
    }
  }

  return (
    <Dialog title="Import reviews" onClose={onClose} wide>
      <Alert>{problem}</Alert>
      {rows ? (
        <ImportPreview
          rows={rows}
          pending={pending}
          onImport={() => void importAll()}
          onBack={() => {
            setProblem(undefined);
            setRows(undefined);
          }}
        />
      ) : (
        <ImportSource text={text} onText={(typed) => void check(typed)} onProblem={setProblem} />
      )}
    </Dialog>
  );
}

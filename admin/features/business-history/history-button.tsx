import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { RecordName } from '#domain/business/business-version.ts';
import { withWords } from '#ui/lazy.ts';
import type { StoredRecords } from './history-calls.ts';
import type { HistoryDialogProps } from './history-dialog.tsx';

/** A lazy chunk: it names fields by all texts of the site. */
const HistoryDialog = lazy(async () => ({
  default: (await withWords(import('./history-dialog.tsx'))).HistoryDialog,
}));

interface HistoryButtonProps<N extends RecordName> {
  record: N;
  /** The version that the screen shows. */
  revision: number;
  /** Takes the version that was brought back; its form begins with it. */
  onRestored: (record: StoredRecords[N]) => void;
}

/** Opens the earlier versions of a record of the business. */
export function HistoryButton<N extends RecordName>(props: HistoryButtonProps<N>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <History size={18} aria-hidden="true" /> History
      </Button>
      {isOpen ? (
        <Suspense>
          <HistoryDialog
            {...(props as unknown as HistoryDialogProps)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

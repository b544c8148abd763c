import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { withWords } from '#ui/lazy.ts';

const ImportDialog = lazy(async () => ({
  default: (await withWords(import('./import-dialog.tsx'))).ImportDialog,
}));

/** Replaces the whole business by that of a file. */
export function ImportButton({ onImported }: { onImported: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileUp size={18} aria-hidden="true" /> Import
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportDialog onImported={onImported} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { useId, useState } from 'react';
import type { Drawing } from '#domain/jobs/job-record.ts';
import { lazyChunk } from '#ui/lazy.ts';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useWords } from '#ui/words.ts';
import { signatureFieldWords } from './signature-field.words.ts';

const padChunk = lazyChunk(() => import('./signature-pad.tsx'));

interface SignatureFieldProps {
  /** The drawn signature; undefined while nothing is drawn. */
  onDraw: (drawing: Drawing | undefined) => void;
}

/** Offers to draw a signature beside the typed name; its code is loaded only then. */
export function SignatureField({ onDraw }: SignatureFieldProps) {
  const words = useWords(signatureFieldWords);
  const note = useId();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const pad = useLazyChunk(padChunk);

  function choose() {
    setOpen(true);
    setFailed(false);
    padChunk.load().catch(() => {
      setFailed(true);
      setOpen(false);
    });
  }

  function close() {
    setOpen(false);
    onDraw(undefined);
  }

  if (open && pad) return <pad.SignaturePad onDraw={onDraw} onClose={close} />;
  return (
    <div className="ui-signature ui-wide">
      <button
        type="button"
        className="ui-button"
        aria-describedby={note}
        aria-disabled={open}
        onClick={choose}
      >
        {open ? words.loading : words.draw}
      </button>
      <p className="ui-message" id={note} role="status">
        {failed ? words.failed : words.drawOptional}
      </p>
    </div>
  );
}

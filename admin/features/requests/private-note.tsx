import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { drafts } from '#admin/forms/drafts.ts';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { NoteDialog, noteDraftOf } from './note-dialog.tsx';

interface PrivateNoteProps {
  request: ContactRequest;
  onChange: (request: ContactRequest) => void;
}

/** The owner's note on a request, never shown to the client. */
export function PrivateNote({ request, onChange }: PrivateNoteProps) {
  const [open, setOpen] = useState(false);
  const unsaved = drafts.read(noteDraftOf(request)) !== undefined;
  return (
    <div className="admin-note">
      {request.note ? <ClampedText label="Private note" text={request.note} /> : null}
      <button type="button" className="admin-text-button" onClick={() => setOpen(true)}>
        <NotebookPen size={18} />
        <span>
          {unsaved
            ? 'Continue the unsaved note'
            : request.note
              ? 'Edit note'
              : 'Add a private note'}
        </span>
      </button>
      {open ? (
        <NoteDialog request={request} onChange={onChange} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

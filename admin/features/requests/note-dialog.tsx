import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { changeRequest } from './request-calls.ts';

interface NoteDialogProps {
  request: ContactRequest;
  onChange: (request: ContactRequest) => void;
  onClose: () => void;
}

/** The name of the draft of a request's note. */
export const noteDraftOf = ({ id }: Pick<ContactRequest, 'id'>) => `request-note:${id}`;

const valuesOf = ({ note = '' }: ContactRequest) => ({ note });

export function NoteDialog({ request, onChange, onClose }: NoteDialogProps) {
  const name = `${request.firstName} ${request.lastName}`;
  const form = useEditForm<ContactRequest>({
    draft: noteDraftOf(request),
    start: valuesOf(request),
    revision: request.revision,
    send: ({ note = '' }, revision = request.revision) =>
      changeRequest(request.id, { revision, note }),
    onSaved(saved) {
      onChange(saved);
      onClose();
      showToast({ title: 'Saved', description: `The note on ${name} is saved.` });
    },
  });

  return (
    <Dialog title={`Note on ${name}`} onClose={onClose}>
      <p className="admin-note-lead">Only you see it. The client never does.</p>
      <EditForm
        form={form}
        label="Private note"
        labels={{ note: 'Private note' }}
        valuesOf={valuesOf}
        onAcceptCurrent={onChange}
        save="Save note"
        cancel={<Button onClick={onClose}>Close</Button>}
      >
        <TextAreaField form={form.state} name="note" label="Private note" rows={6} wide />
      </EditForm>
    </Dialog>
  );
}

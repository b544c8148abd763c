import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import { useEditForm } from '#admin/edits/use-edit-form.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { TextAreaField } from '#widgets/core/ui/field.tsx';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { changeRequest } from './change-request.ts';

interface NoteDialogProps {
  request: ContactRequest;
  onChange: (request: ContactRequest) => void;
  onClose: () => void;
}

/** Where an unsaved note of that request waits. */
export const draftOf = ({ id }: ContactRequest) => `request-note:${id}`;

const startOf = ({ note = '' }: ContactRequest) => ({ note });

export function NoteDialog({ request, onChange, onClose }: NoteDialogProps) {
  const name = `${request.firstName} ${request.lastName}`;
  const form = useEditForm<ContactRequest>({
    draft: draftOf(request),
    start: startOf(request),
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
      {form.conflict ? (
        <ConflictNotice
          conflict={form.conflict}
          differences={(current) => [
            {
              label: 'Private note',
              mine: form.state.values['note'] ?? '',
              theirs: current.note ?? '',
            },
          ]}
          onTakeTheirs={(current) => {
            form.restart(startOf(current), current.revision);
            onChange(current);
          }}
        />
      ) : null}
      {form.failure ? (
        <p className="admin-alert" role="alert">
          {form.failure}
        </p>
      ) : null}
      <Form state={form.state} onType={form.onType} onSubmit={form.onSubmit} label="Private note">
        <TextAreaField form={form.state} name="note" label="Private note" rows={6} wide />
        <div className="admin-actions ui-wide">
          <button type="submit" className="ui-button admin-primary" disabled={form.state.pending}>
            {form.state.pending ? 'Saving…' : 'Save note'}
          </button>
          <button type="button" className="ui-button admin-quiet" onClick={onClose}>
            Close
          </button>
        </div>
      </Form>
    </Dialog>
  );
}

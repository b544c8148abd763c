import { EditForm } from '#admin/forms/edit-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { messageKindDisplays, messageKinds } from '#domain/messages/message-kinds.ts';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';
import { CheckField, TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { saveSettings, settingsValues } from './message-calls.ts';

const kindLabels = Object.fromEntries(
  messageKinds.map((kind) => [
    kind,
    `${messageKindDisplays[kind].label}: ${lowerFirst(messageKindDisplays[kind].when)}`,
  ]),
);
const labels = {
  ...kindLabels,
  reminderTime: 'Reminders and the list of tomorrow go out at',
  ownerEmail: 'Your address for messages',
};

interface MessageSettingsFormProps {
  stored: ShownMessageSettings;
  onSaved: (saved: ShownMessageSettings) => void;
}

/** Which messages are sent, when and where to. */
export function MessageSettingsForm({ stored, onSaved }: MessageSettingsFormProps) {
  const form = useEditForm<ShownMessageSettings>({
    draft: 'message-settings',
    start: settingsValues(stored),
    revision: stored.revision,
    send: saveSettings,
    onSaved(saved) {
      form.restart(settingsValues(saved), saved.revision);
      onSaved(saved);
      showToast({
        title: 'Messages saved',
        description: 'What goes out from now on follows them.',
      });
    },
  });
  const { state } = form;
  const checks = (to: 'client' | 'owner') =>
    messageKinds
      .filter((kind) => messageKindDisplays[kind].to === to)
      .map((kind) => (
        <CheckField key={kind} form={state} name={kind} label={kindLabels[kind] ?? kind} />
      ));
  return (
    <section className="admin-card message-part" aria-labelledby="message-settings">
      <h2 className="admin-card-title" id="message-settings">
        What is sent
      </h2>
      <p className="message-lead">
        Spam and deleted leads never cause a message. The texts cannot be changed here yet.
      </p>
      <EditForm
        form={form}
        label="What is sent"
        labels={labels}
        valuesOf={settingsValues}
        onAcceptCurrent={onSaved}
        save="Save messages"
      >
        <fieldset className="message-kinds">
          <legend>To clients</legend>
          {checks('client')}
        </fieldset>
        <fieldset className="message-kinds">
          <legend>To you</legend>
          {checks('owner')}
        </fieldset>
        <TextField
          form={state}
          name="reminderTime"
          label={labels.reminderTime}
          type="time"
          hint="Central Time, the day before"
          wide
          required
        />
        <TextField
          form={state}
          name="ownerEmail"
          label={labels.ownerEmail}
          type="email"
          autoComplete="email"
          hint={`${stored.defaultOwnerEmail} if empty`}
          wide
        />
      </EditForm>
    </section>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

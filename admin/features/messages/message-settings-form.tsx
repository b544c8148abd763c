import { EditForm } from '#admin/forms/edit-form.tsx';
import { PasswordInput, UsernameInput } from '#admin/forms/password-input.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { mailsPerPerson } from '#domain/messages/mail-limit.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';
import { useBusiness } from '#ui/business.tsx';
import { TextField } from '#ui/form/field.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { KindChoices, kindLabel } from './kind-choices.tsx';
import { saveSettings, settingsValues } from './message-calls.ts';

const kindLabels = Object.fromEntries(messageKinds.map((kind) => [kind, kindLabel(kind)]));
const labels = {
  ...kindLabels,
  reminderTime: 'Send reminders and tomorrow’s list at',
  ownerEmail: 'Your address for messages',
  mailsPerPerson: 'Emails per person in 24 hours',
};

interface MessageSettingsFormProps {
  stored: ShownMessageSettings;
  onSaved: (saved: ShownMessageSettings) => void;
}

/** Which messages are sent, when and where to. */
export function MessageSettingsForm({ stored, onSaved }: MessageSettingsFormProps) {
  const { timeZone } = useBusiness();
  const form = useEditForm<ShownMessageSettings>({
    draft: 'message-settings',
    start: settingsValues(stored),
    revision: stored.revision,
    send: saveSettings,
    passwordField: 'password',
    onSaved(saved) {
      form.restart(settingsValues(saved), saved.revision);
      onSaved(saved);
      showToast({
        title: 'Messages saved',
        description: 'They apply to everything sent from now on.',
      });
    },
  });
  const { state } = form;
  return (
    <section className="admin-card message-part" aria-labelledby="message-settings">
      <h2 className="admin-card-title" id="message-settings">
        What is sent
      </h2>
      <p className="message-lead">Spam and deleted leads never send a message.</p>
      <EditForm
        form={form}
        label="What is sent"
        labels={labels}
        valuesOf={settingsValues}
        onAcceptCurrent={onSaved}
        save="Save messages"
      >
        <KindChoices form={state} settings={stored} />
        <TextField
          form={state}
          name="reminderTime"
          label={labels.reminderTime}
          type="time"
          hint={`${timeZone.label}, the day before`}
          wide
          required
        />
        <TextField
          form={state}
          name="ownerEmail"
          label={labels.ownerEmail}
          type="email"
          autoComplete="email"
          hint={`${stored.defaultOwnerEmail} if empty. If you forget your password, a link for a new one goes there.`}
          wide
        />
        {(state.values['ownerEmail'] ?? '') === stored.ownerEmail ? null : (
          <div className="ui-wide">
            <UsernameInput />
            <PasswordInput
              name="password"
              label="Your password"
              autoComplete="current-password"
              hint="Asked again because a link for a new password goes to this address"
              error={state.errors['password']}
            />
          </div>
        )}
        <TextField
          form={state}
          name="mailsPerPerson"
          label={labels.mailsPerPerson}
          inputMode="numeric"
          hint={`${mailsPerPerson.min} to ${mailsPerPerson.max}, half for agents. More than that waits and goes out as the latest news. Confirmations, reminders and your own changes always go out.`}
          wide
          required
        />
      </EditForm>
    </section>
  );
}

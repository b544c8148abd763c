import { CodeInput } from '#admin/forms/code-input.tsx';
import { PasswordInput, UsernameInput } from '#admin/forms/password-input.tsx';
import { usePasswordForm } from '#admin/forms/use-password-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { confirmedByCodeSchema } from '#domain/owner/owner.schema.ts';
import { validate } from '#domain/validation/validate.ts';

interface CodeConfirmationProps {
  label: string;
  submit: { idle: string; pending: string };
  codeHint: string;
  send: (confirmation: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and a code, with which the second factor is changed. */
export function CodeConfirmation({
  label,
  submit,
  codeHint,
  send,
  onCancel,
}: CodeConfirmationProps) {
  const { pending, errors, props } = usePasswordForm({
    passwordField: 'password',
    validate(texts) {
      const checked = validate(confirmedByCodeSchema, texts);
      return checked.ok ? [] : checked.errors;
    },
    send: ({ password = '', code = '' }) => send({ password, code }),
  });
  return (
    <form {...props} aria-label={label}>
      <UsernameInput />
      <PasswordInput
        name="password"
        label="Your password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <CodeInput hint={codeHint} error={errors['code']} />
      <div className="admin-actions">
        <Button type="submit" kind="primary" disabled={pending}>
          {pending ? submit.pending : submit.idle}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

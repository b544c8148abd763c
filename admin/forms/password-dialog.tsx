import { Button } from '#admin/shell/button.tsx';
import type { FieldError } from '#domain/validation/validate.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Elements } from '#ui/elements.ts';
import { CurrentPassword } from './password-input.tsx';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordDialogProps {
  title: string;
  /** Why the password is asked for. */
  hint: string;
  /** Label of the button. */
  action: string;
  /** What is asked for besides. */
  fields?: (errors: Readonly<Record<string, string>>) => Elements;
  /** Errors before the call, by control. */
  validate: (texts: Record<string, string>) => readonly FieldError[];
  send: (texts: Record<string, string>) => Promise<void>;
  onClose: () => void;
  /** Before the form. */
  children?: Elements;
}

/** Asks for the owner's password before something that works without a session is created. */
export function PasswordDialog(dialog: PasswordDialogProps) {
  const { title, hint, action, fields, validate, send, onClose, children } = dialog;
  const { pending, errors, props } = usePasswordForm({ validate, send });
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <form {...props} aria-label={title}>
        {fields?.(errors)}
        <CurrentPassword hint={hint} error={errors['password']} />
        <div className="admin-actions">
          <Button type="submit" kind="primary" busy={pending}>
            {pending ? 'Creating…' : action}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

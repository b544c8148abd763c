import { CopyField } from '#admin/forms/copy-field.tsx';
import type { AnswerTo } from '#contract/contract.ts';
import { CodeConfirmation } from './code-confirmation.tsx';
import { QrCode } from './qr-code.tsx';

interface SetUpAppProps {
  app: AnswerTo<'POST /api/second-factor/secret'>;
  send: (confirmation: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Two steps: the app gets the secret, and a code shows that it has it. */
export const SetUpApp = ({ app, send, onCancel }: SetUpAppProps) => (
  <>
    <h3 className="account-how">1. Add it to your app</h3>
    <p>
      Any authenticator app works, and many password managers have one. Scan this code with it, or
      enter the key by hand.
    </p>
    <div className="account-secret">
      <QrCode text={app.uri} label="QR code for your authenticator app" />
      <div>
        <CopyField label="Key" text={app.secret} />
        <p>
          On this phone? <a href={app.uri}>Open your app</a>
        </p>
      </div>
    </div>
    <h3 className="account-how">2. Enter the code that it shows</h3>
    <CodeConfirmation
      label="Set up two-step login"
      submit={{ idle: 'Turn on two-step login', pending: 'Turning on…' }}
      codeHint="6 digits; a new code comes every 30 seconds"
      send={send}
      onCancel={onCancel}
    />
  </>
);

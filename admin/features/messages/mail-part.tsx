import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { Button } from '#admin/shell/button.tsx';
import { send } from '#client/send.ts';
import type { ShownMessageSettings, TestMailResult } from '#domain/messages/presented-message.ts';

/** Says how to set up mail if it is not, else sends a test mail. */
export function MailPart({ settings }: { settings: ShownMessageSettings }) {
  return settings.isMailSetUp ? <TestMail /> : <HowTo />;
}

const HowTo = () => (
  <section className="admin-card message-part" aria-labelledby="mail-missing">
    <h2 className="admin-card-title" id="mail-missing">
      Email is not set up
    </h2>
    <p className="message-lead">
      Nothing is being sent. Messages are shown here as they would look, and go out if you set up
      email within three days.
    </p>
    <details className="message-mail">
      <summary>How to set it up</summary>
      <ol className="message-steps">
        <li>
          Ask your email provider for its SMTP server, user name and password. Most show them under
          “SMTP” or “app password”.
        </li>
        <li>
          Add them to the <code>.env</code> file next to the server:
          <pre>
            {
              'SMTP_URL=smtps://user:password@mail.example:465\nMAIL_FROM=Your name <you@your-domain.example>'
            }
          </pre>
        </li>
        <li>Restart the server, come back here and send a test email.</li>
      </ol>
    </details>
  </section>
);

function TestMail() {
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<TestMailResult>();
  const [failure, setFailure] = useState<string>();

  async function sendTest() {
    setPending(true);
    setResult(undefined);
    setFailure(undefined);
    try {
      setResult(await send('POST /api/messages/test'));
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <section className="admin-card message-part" aria-labelledby="mail-test">
      <h2 className="admin-card-title" id="mail-test">
        Email is set up
      </h2>
      <p className="message-lead">Send a test email to your own address.</p>
      <Button busy={pending} onClick={() => void sendTest()}>
        {pending ? 'Sending…' : 'Send a test email'}
      </Button>
      <div role="status">
        {result ? <TestResult {...result} /> : null}
        {failure ? <p className="message-answer">{failure}</p> : null}
      </div>
    </section>
  );
}

const TestResult = ({ outcome, to, answer }: TestMailResult) => (
  <>
    <p className="message-result">
      {outcome === 'sent'
        ? `The mail server accepted the email to ${to}. If it doesn’t arrive, check the spam folder.`
        : `The email to ${to} was not sent.`}
    </p>
    <p className="message-answer">{answer}</p>
  </>
);

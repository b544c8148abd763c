import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { Button } from '#admin/shell/button.tsx';
import type { ShownMessageSettings, TestMailResult } from '#domain/messages/presented-message.ts';
import { sendTestMail } from './message-calls.ts';

/** Says that mail is not set up and how to, or tries it out. */
export function MailPart({ settings }: { settings: ShownMessageSettings }) {
  return settings.isMailSetUp ? <TestMail /> : <HowTo />;
}

const HowTo = () => (
  <section className="admin-card message-part" aria-labelledby="mail-missing">
    <h2 className="admin-card-title" id="mail-missing">
      Mail is not set up
    </h2>
    <p className="message-lead">
      Nothing is sent. Messages are shown here as they would look, and go out if mail is set up
      within three days.
    </p>
    <details className="message-mail">
      <summary>How to set it up</summary>
      <ol className="message-steps">
        <li>
          Ask your mail provider for its SMTP server, user name and password. Most show them under
          “SMTP” or “app password”.
        </li>
        <li>
          Write them into the file <code>.env</code> beside the server:
          <pre>
            {
              'SMTP_URL=smtps://user:password@mail.example:465\nMAIL_FROM=Your name <you@your-domain.example>'
            }
          </pre>
        </li>
        <li>Restart the server, come back here and send a test mail.</li>
      </ol>
    </details>
  </section>
);

function TestMail() {
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<TestMailResult>();
  const [failure, setFailure] = useState<string>();

  async function send() {
    setPending(true);
    setResult(undefined);
    setFailure(undefined);
    try {
      setResult(await sendTestMail());
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <section className="admin-card message-part" aria-labelledby="mail-test">
      <h2 className="admin-card-title" id="mail-test">
        Mail is set up
      </h2>
      <p className="message-lead">A test mail goes to your own address, at once.</p>
      <Button busy={pending} onClick={() => void send()}>
        {pending ? 'Sending…' : 'Send a test mail'}
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
        ? `The mail server took the mail to ${to}. If it does not arrive, look into the spam folder.`
        : `The mail to ${to} was not sent.`}
    </p>
    <p className="message-answer">{answer}</p>
  </>
);

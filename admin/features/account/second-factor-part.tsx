import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { send } from '#client/send.ts';
import type { AnswerTo } from '#contract/contract.ts';
import { useBusiness } from '#ui/business.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { CodeConfirmation } from './code-confirmation.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

type Step =
  | { name: 'set-up'; app: AnswerTo<'POST /api/second-factor/secret'> }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'replace-codes' }
  | { name: 'turn-off' };

const appCode = '6 digits of the app, or a recovery code';

/** Codes of an authenticator app, for logging in. */
export function SecondFactorPart() {
  const { timeZone } = useBusiness();
  const answer = useAnswer('GET /api/second-factor');
  const { data: state, mutate } = answer;
  const [step, setStep] = useState<Step>();
  const [failure, setFailure] = useState<unknown>();
  const report = useReportError();
  const close = () => setStep(undefined);

  async function start() {
    setFailure(undefined);
    try {
      setStep({ name: 'set-up', app: await send('POST /api/second-factor/secret') });
    } catch (caught) {
      report(caught);
      setFailure(caught);
    }
  }

  async function show(codes: readonly string[]) {
    await mutate();
    setStep({ name: 'codes', codes });
  }

  return (
    <Part
      title="Two-step login"
      lead="Logging in then takes your password and a code from an app on your phone, so that a stolen password alone opens nothing."
    >
      <LoadFailure answer={answer} />
      <Alert>{failure ? failureText(failure) : null}</Alert>
      {step?.name === 'set-up' ? (
        <SetUpApp
          app={step.app}
          send={async (confirmation) => {
            const { secret } = step.app;
            await show(
              (await send('POST /api/second-factor', { json: { ...confirmation, secret } }))
                .recoveryCodes,
            );
          }}
          onCancel={close}
        />
      ) : null}
      {step?.name === 'codes' ? <RecoveryCodes codes={step.codes} onDone={close} /> : null}
      {step?.name === 'replace-codes' ? (
        <CodeConfirmation
          label="Create new recovery codes"
          submit={{ idle: 'Create new codes', pending: 'Creating…' }}
          codeHint={appCode}
          send={async (confirmation) =>
            show(
              (await send('POST /api/second-factor/recovery-codes', { json: confirmation }))
                .recoveryCodes,
            )
          }
          onCancel={close}
        />
      ) : null}
      {step?.name === 'turn-off' ? (
        <CodeConfirmation
          label="Turn off two-step login"
          submit={{ idle: 'Turn off', pending: 'Turning off…' }}
          codeHint={appCode}
          send={async (confirmation) => {
            await send('POST /api/second-factor/turn-off', { json: confirmation });
            await mutate();
            close();
            showToast({
              title: 'Two-step login is off',
              description: 'Your password alone opens the admin now.',
            });
          }}
          onCancel={close}
        />
      ) : null}
      {state && !step && state.isOn ? (
        <>
          <p>
            <span>
              {state.since
                ? `On since ${formatInstantDate(new Date(state.since), timeZone)}. `
                : null}
            </span>
            <span>{codesLeftText(state.recoveryCodesLeft)}</span>
          </p>
          <div className="admin-actions">
            <Button onClick={() => setStep({ name: 'replace-codes' })}>New recovery codes</Button>
            <Button onClick={() => setStep({ name: 'turn-off' })}>Turn off two-step login</Button>
          </div>
        </>
      ) : null}
      {state && !step && !state.isOn ? (
        <div className="admin-actions">
          <Button onClick={() => void start()}>Set up two-step login</Button>
        </div>
      ) : null}
    </Part>
  );
}

function codesLeftText(left: number): string {
  if (left === 0) return 'No recovery code is left: create new ones.';
  return left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`;
}

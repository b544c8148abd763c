import { useWords } from '#ui/words.ts';
import { jobWords } from './job.words.ts';
import type { PaymentReturn as State } from './use-payment-return.ts';

interface PaymentReturnProps {
  state: State | undefined;
  onCheck: () => Promise<void>;
}

/** Tells a client who comes back from the payment page whether the payment has arrived. */
export function PaymentReturn({ state, onCheck }: PaymentReturnProps) {
  const words = useWords(jobWords);
  const texts = {
    checking: words.checkingPayment,
    received: words.paymentReceived,
    open: words.paymentOpen,
    unchecked: words.paymentUnchecked,
  };
  const canCheck = state === 'open' || state === 'unchecked';
  return (
    <div className="job-return site-no-print" data-state={state}>
      <p role="status">{state ? texts[state] : ''}</p>
      {canCheck ? (
        <button type="button" className="ui-button" onClick={() => void onCheck()}>
          {words.checkAgain}
        </button>
      ) : null}
    </div>
  );
}

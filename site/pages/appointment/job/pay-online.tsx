import { useEffect, useState } from 'react';
import { openCheckout } from '#client/job.ts';
import { moneyText } from '#domain/jobs/cents.ts';
import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import { failureText } from '#widgets/booking/signing/link-failure.ts';
import { jobWords } from './job.words.ts';
import type { JobProps } from './job-context.ts';

/** Opens the hosted page on which the open sum is paid. */
export function PayOnline({ token, job }: JobProps) {
  const business = useBusiness();
  const words = useWords(jobWords);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  // Back from the payment page, a browser may show this page as it was left.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && setPending(false);
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);

  async function pay() {
    setPending(true);
    setFailure('');
    try {
      const { url } = await openCheckout(token, business.locale);
      window.location.assign(url);
    } catch (error) {
      setPending(false);
      setFailure(`${failureText(error, business)} ${words.payAtTheDoor}`);
    }
  }

  return (
    <form
      className="site-no-print job-pay"
      // Submitted before the scripts run, it sends nothing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void pay();
      }}
    >
      <p className="appointment-failure" role="alert">
        <PhoneLinked text={failure} />
      </p>
      <div className="site-actions">
        <button type="submit" className="ui-button" data-kind="action" aria-disabled={pending}>
          <Icon name="card" size={18} />
          <span>{pending ? words.openingPayment : words.payOnline(moneyText(job.due))}</span>
        </button>
      </div>
      <p className="job-note">{words.payOnlineNote}</p>
    </form>
  );
}

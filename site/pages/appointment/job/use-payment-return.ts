import { useCallback, useEffect, useRef, useState } from 'react';
import { checkPayment } from '#client/job.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { useBusiness } from '#ui/business.tsx';

/** What is known about the payment of a client who comes back from the payment page. */
export type PaymentReturn = 'checking' | 'received' | 'open' | 'unchecked';

/** The query parameter with which the payment page leads back: `yes`, or `no` from its own link back; it proves nothing. */
const PARAMETER = 'paid';

const hasGivenUp = () => new URLSearchParams(window.location.search).get(PARAMETER) === 'no';

/**
 * Once the client comes back from the payment page: whether the payment has arrived, as the server says. `check` asks
 * again. Undefined for any other visit.
 */
export function usePaymentReturn(
  token: string,
  refresh: () => Promise<AppointmentView>,
): { state: PaymentReturn | undefined; check: () => Promise<void> } {
  const { locale } = useBusiness();
  const [state, setState] = useState<PaymentReturn>();
  const latest = useRef(refresh);
  latest.current = refresh;

  const hasChecked = useRef(false);

  const check = useCallback(async () => {
    const isGivenUp = hasGivenUp();
    setState('checking');
    try {
      await checkPayment(token, locale);
      const { job } = await latest.current();
      const isOpen = job !== undefined && job.due > 0;
      setState(!isOpen ? 'received' : isGivenUp ? undefined : 'open');
      withoutParameter();
    } catch {
      setState('unchecked');
    }
  }, [token, locale]);

  useEffect(() => {
    if (hasChecked.current || !new URLSearchParams(window.location.search).has(PARAMETER)) return;
    hasChecked.current = true;
    void check();
  }, [check]);

  return { state, check };
}

/** Takes the parameter off the address, so that a reload or a bookmark does not ask again. */
function withoutParameter(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

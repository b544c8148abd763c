import { type ReactNode, useState } from 'react';
import { confirmAppointment } from '#client/appointment.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { deadlineText } from '#domain/booking/client/confirmation-text.ts';
import type { Business } from '#domain/business/business.ts';
import { Icon } from '#site/icons/icon.tsx';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { ChangeButton, type OpenForm } from './change-button.tsx';
import { failureText, newerAppointment } from './change-failure.ts';

interface ConfirmationProps {
  token: string;
  appointment: AppointmentView;
  open: OpenForm | undefined;
  onOpen: (form: OpenForm | undefined) => void;
  onConfirmed: (next: AppointmentView, said: string) => void;
  /** The form for canceling, while it is open. */
  children: ReactNode;
}

/**
 * Confirms the appointment with one tap; never by opening the page, which mail programs do by
 * themselves.
 */
export function Confirmation(props: ConfirmationProps) {
  const { token, appointment, open, onOpen, onConfirmed, children } = props;
  const business = useBusiness();
  const { canConfirm } = appointment;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function confirm() {
    setPending(true);
    setFailure('');
    try {
      const next = await confirmAppointment(token);
      onConfirmed(next, 'Confirmed. You are booked, and a confirmation is on its way to you.');
    } catch (error) {
      const newer = newerAppointment(error);
      if (newer) return onConfirmed(newer, '');
      setPending(false);
      setFailure(failureText(error, business));
    }
  }

  return (
    <section className="site-no-print" aria-labelledby="confirm">
      <h2 id="confirm">{canConfirm ? 'One tap, and you are booked' : 'Check your email'}</h2>
      <p>
        <PhoneLinked text={textOf(appointment, business)} />
      </p>
      <NoScriptLine />
      <p className="appointment-failure" role="alert">
        <PhoneLinked text={failure} />
      </p>
      <div className="site-actions">
        {canConfirm ? (
          <button
            type="button"
            className="ui-button"
            data-kind="action"
            aria-disabled={pending}
            onClick={() => pending || void confirm()}
          >
            <Icon name="check" size={18} />
            {pending ? 'Confirming…' : 'Confirm this appointment'}
          </button>
        ) : null}
        <ChangeButton opens="cancel" open={open} onOpen={onOpen}>
          Cancel it
        </ChangeButton>
      </div>
      {children ? <WidgetFrame>{children}</WidgetFrame> : null}
    </section>
  );
}

function textOf({ canConfirm, confirmBy = '' }: AppointmentView, business: Business): string {
  const { phone, timeZone } = business;
  const deadline = `After ${deadlineText(confirmBy, new Date(), business)} ${timeZone.label}, others can book this time.`;
  const call = `Call ${phone.display}`;
  if (canConfirm) return `${deadline} Questions? ${call}.`;
  return `We sent you a link. Confirm by it, so that we know our emails reach you. ${deadline} No email? ${call} and we will confirm it for you.`;
}

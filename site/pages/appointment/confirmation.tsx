import { type ReactNode, useState } from 'react';
import { confirmAppointment } from '#client/appointment.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { appointmentChange, appointmentConfirmation } from '#domain/content/appointment.ts';
import { Icon } from '#site/icons/icon.tsx';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { withValues } from '#site/parts/with-values.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { failureText } from '#widgets/booking/signing/link-failure.ts';
import { appointmentPageWords } from './appointment-page.words.ts';
import { ChangeButton, type OpenForm } from './change-button.tsx';
import { newerAppointment } from './change-failure.ts';
import { deadlineIn } from './deadline-in.ts';

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
  const texts = useTexts(appointmentConfirmation);
  const words = useWords(appointmentPageWords);
  const { canConfirm, confirmBy = '' } = appointment;
  const deadline = deadlineIn(confirmBy, business);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function confirm() {
    setPending(true);
    setFailure('');
    try {
      const next = await confirmAppointment(token, business.locale);
      onConfirmed(next, words.confirmed);
    } catch (error) {
      const newer = newerAppointment(error);
      if (newer) return onConfirmed(newer, '');
      setPending(false);
      setFailure(failureText(error, business));
    }
  }

  return (
    <section className="site-no-print" aria-labelledby="confirm">
      <h2 id="confirm">{canConfirm ? texts.title : texts.byEmailTitle}</h2>
      <p>
        <PhoneLinked text={withValues(canConfirm ? texts.note : texts.byEmail, { deadline })} />
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
            <span>{pending ? words.confirming : texts.button}</span>
          </button>
        ) : null}
        <ChangeButton opens="cancel" open={open} onOpen={onOpen}>
          {useTexts(appointmentChange).cancel}
        </ChangeButton>
      </div>
      {children ? <WidgetFrame>{children}</WidgetFrame> : null}
    </section>
  );
}

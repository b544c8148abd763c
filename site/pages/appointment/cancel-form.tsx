import { useId, useState } from 'react';
import { cancelAppointment } from '#client/appointment.ts';
import { MAX_REASON } from '#domain/booking/booking-status.ts';
import { appointmentChange } from '#domain/content/appointment.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { withValues } from '#site/parts/with-values.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { failureText } from '#widgets/booking/signing/link-failure.ts';
import { appointmentPageWords } from './appointment-page.words.ts';
import { type ChangeFormProps, newerAppointment } from './change-failure.ts';
import { useOpenedPanel } from './use-opened-panel.ts';

/** Cancels the appointment; a reason is optional. */
export function CancelForm({ token, appointment, onClose, onChanged }: ChangeFormProps) {
  const { date, time } = appointment;
  const business = useBusiness();
  const { locale } = business;
  const words = useWords(appointmentPageWords);
  const id = useId();
  const heading = useOpenedPanel<HTMLHeadingElement>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');

  async function cancel(form: HTMLFormElement) {
    setPending(true);
    setFailure('');
    const reason = String(new FormData(form).get('reason') ?? '');
    try {
      const next = await cancelAppointment(token, { from: { date, time }, reason }, locale);
      onChanged(next, words.canceled);
    } catch (error) {
      const newer = newerAppointment(error);
      if (newer) return onChanged(newer, words.changedMeanwhile);
      setPending(false);
      setFailure(failureText(error, business));
    }
  }

  return (
    <section className="ui-card appointment-form" aria-labelledby={id}>
      <h3 className="ui-title" id={id} tabIndex={-1} ref={heading}>
        {withValues(useTexts(appointmentChange).cancelTitle, {
          when: `${formatDate(date, 'short', locale)}, ${formatTime(time, locale)}`,
        })}
      </h3>
      <form
        className="ui-form"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void cancel(event.currentTarget);
        }}
      >
        <div className="ui-field ui-wide">
          <label className="ui-label" htmlFor={`${id}-reason`}>
            {words.reason}
            <span className="ui-label-note"> {words.optional}</span>
          </label>
          <textarea
            className="ui-control"
            id={`${id}-reason`}
            name="reason"
            rows={2}
            maxLength={MAX_REASON}
            readOnly={pending}
          />
        </div>
        <p className="appointment-failure ui-wide" role="alert">
          <PhoneLinked text={failure} />
        </p>
        <div className="site-actions ui-wide">
          <button type="submit" className="ui-button" data-kind="action" aria-disabled={pending}>
            {pending ? words.canceling : words.cancel}
          </button>
          <button type="button" className="ui-button" onClick={onClose}>
            {words.keep}
          </button>
        </div>
      </form>
    </section>
  );
}

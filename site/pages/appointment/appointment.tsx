import { useLayoutEffect, useRef, useState } from 'react';
import type { AppointmentStage, AppointmentView } from '#domain/booking/client/client-access.ts';
import { deadlineText } from '#domain/booking/client/confirmation-text.ts';
import type { Business } from '#domain/business/business.ts';
import type { Words } from '#domain/business/words.ts';
import { CallButton } from '#site/parts/closing-call.tsx';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { AddToCalendar } from '#widgets/booking/add-to-calendar.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ChangeButton, type OpenForm } from './change-button.tsx';
import { Confirmation } from './confirmation.tsx';
import { MoveForm } from './move-form.tsx';
import { Preparation } from './preparation.tsx';

interface AppointmentProps {
  /** As rendered by the server. */
  first: AppointmentView;
  token: string;
}

/** Shows the appointment, and lets the client move or cancel it. */
export function Appointment({ first, token }: AppointmentProps) {
  const business = useBusiness();
  const { phone, words } = business;
  const [shown, setShown] = useState(first);
  const [open, setOpen] = useState<OpenForm>();
  const [notice, setNotice] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { street, stage, moveByPhone = false } = shown;
  const isActive = stage === 'changeable' || stage === 'short_notice';
  const fileUrl = `/api/appointments/${token}/appointment.ics`;

  // The form that had the focus is gone.
  useLayoutEffect(() => {
    if (notice) status.current?.focus();
  }, [notice]);

  const forms = {
    token,
    appointment: shown,
    onClose: () => setOpen(undefined),
    onChanged(next: AppointmentView, said: string) {
      setShown(next);
      setOpen(undefined);
      setNotice(said);
    },
  };

  return (
    <div className="site-wrap appointment">
      <h1>{titles[stage]}</h1>
      <p className="site-lede">{ledeOf(shown, business)}</p>
      <p className="appointment-notice" role="status" tabIndex={-1} ref={status}>
        {notice}
      </p>
      <AppointmentFacts {...shown} />
      {isActive ? (
        <section className="site-no-print" aria-labelledby="add">
          <h2 id="add">Add to your calendar</h2>
          <AddToCalendar {...shown} location={street} fileUrl={fileUrl} />
        </section>
      ) : null}
      {stage === 'unconfirmed' ? (
        <Confirmation
          {...{ token, open, appointment: shown }}
          onOpen={setOpen}
          onConfirmed={forms.onChanged}
        >
          {open === 'cancel' ? <CancelForm {...forms} /> : null}
        </Confirmation>
      ) : null}
      {stage === 'changeable' ? (
        <section className="site-no-print" aria-labelledby="change">
          <h2 id="change">Something changed?</h2>
          <p>{moveByPhone ? movedOften(words) : changeable(words)}</p>
          <NoScriptLine />
          <div className="site-actions">
            {moveByPhone ? (
              <CallButton>Call {phone.display}</CallButton>
            ) : (
              <ChangeButton opens="move" open={open} onOpen={setOpen}>
                Move it
              </ChangeButton>
            )}
            <ChangeButton opens="cancel" open={open} onOpen={setOpen}>
              Cancel it
            </ChangeButton>
          </div>
          {open ? (
            <WidgetFrame>
              {open === 'move' ? <MoveForm {...forms} /> : <CancelForm {...forms} />}
            </WidgetFrame>
          ) : null}
        </section>
      ) : null}
      {stage === 'short_notice' ? (
        <section className="site-no-print" aria-labelledby="call">
          <h2 id="call">Something changed?</h2>
          <p>It’s less than {words.noticeTime} away, so please call us. We’ll find a way.</p>
          <div className="site-actions">
            <CallButton>Call {phone.display}</CallButton>
          </div>
        </section>
      ) : null}
      {isActive ? <Preparation /> : null}
      {stage === 'cancelled' ? (
        <div className="site-actions site-no-print">
          <a className="ui-button" href={fileUrl} download="home-inspection.ics">
            Remove from my calendar (.ics)
          </a>
          <SiteLink href="/calendar" className="ui-button">
            Book another appointment
          </SiteLink>
          <CallButton />
        </div>
      ) : null}
      {stage === 'released' ? (
        <div className="site-actions site-no-print">
          <SiteLink href="/calendar" className="ui-button" data-kind="action">
            Choose a time
          </SiteLink>
          <CallButton />
        </div>
      ) : null}
      {stage === 'past' ? (
        <div className="site-actions site-no-print">
          <CallButton />
        </div>
      ) : null}
    </div>
  );
}

const changeable = ({ noticeTime }: Words) =>
  `You can move or cancel free of charge until ${noticeTime} before it starts.`;

const movedOften = ({ noticeTime }: Words) =>
  `You’ve moved it several times, so please call us for another move. You can still cancel here until ${noticeTime} before it starts.`;

const titles: Readonly<Record<AppointmentStage, string>> = {
  unconfirmed: 'Please confirm your appointment',
  changeable: 'Your appointment',
  short_notice: 'Your appointment',
  released: 'This time was released',
  cancelled: 'This appointment is canceled',
  past: 'This appointment is over',
};

function ledeOf({ stage, firstName, confirmBy = '' }: AppointmentView, business: Business): string {
  const { name, timeZone } = business;
  const deadline = () => `${deadlineText(confirmBy, new Date(), business)} ${timeZone.label}`;
  switch (stage) {
    case 'unconfirmed':
      return `Hello ${firstName}, we are holding this time for you until ${deadline()}.`;
    case 'released':
      return `Hello ${firstName}, it was not confirmed by ${deadline()}, so it is not booked. We still have what you sent us: choose a time again, or call us and we will book it with you.`;
    case 'cancelled':
      return `Hello ${firstName}, nobody will come at this time. There is nothing to pay.`;
    case 'past':
      return `Hello ${firstName}, thank you. If you still have a question, call us.`;
    default:
      return `Hello ${firstName}, this is your home inspection with ${name}.`;
  }
}

import { useLayoutEffect, useRef, useState } from 'react';
import { fetchAppointment } from '#client/job.ts';
import type { AppointmentStage, AppointmentView } from '#domain/booking/client/client-access.ts';
import {
  appointmentChange,
  appointmentLabels,
  appointmentStages,
} from '#domain/content/appointment.ts';
import { siteButtons } from '#domain/content/buttons.ts';
import { moneyText } from '#domain/jobs/cents.ts';
import { CallButton } from '#site/parts/closing-call.tsx';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { Text } from '#site/parts/text.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { withValues } from '#site/parts/with-values.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { AddToCalendar } from '#widgets/booking/add-to-calendar.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ChangeButton, type OpenForm } from './change-button.tsx';
import { Confirmation } from './confirmation.tsx';
import { deadlineIn } from './deadline-in.ts';
import { jobWords } from './job/job.words.ts';
import { type JobProps, shownJob } from './job/job-context.ts';
import { JobSections } from './job/job-sections.tsx';
import { NextStep } from './job/next-step.tsx';
import { PaymentReturn } from './job/payment-return.tsx';
import { usePaymentReturn } from './job/use-payment-return.ts';
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
  const labels = useTexts(appointmentLabels);
  const change = useTexts(appointmentChange);
  const buttons = useTexts(siteButtons);
  const stages = useTexts(appointmentStages);
  const [shown, setShown] = useState(first);
  const [open, setOpen] = useState<OpenForm>();
  const [notice, setNotice] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const words = useWords(jobWords);
  const { street, stage, firstName, confirmBy = '', moveByPhone = false } = shown;
  const { title, text } = stages[textStages[stage]];
  const deadline = confirmBy && deadlineIn(confirmBy, business);
  const isActive = stage === 'changeable' || stage === 'short_notice';
  const job = shownJob(shown);
  const owesFee = stage === 'cancelled' && job !== undefined && job.due > 0;
  const fileUrl = `/api/appointments/${token}/appointment.ics`;

  // The form that had the focus is gone.
  useLayoutEffect(() => {
    if (notice) status.current?.focus();
  }, [notice]);

  async function refresh(said = ''): Promise<AppointmentView> {
    const next = await fetchAppointment(token, business.locale);
    setShown(next);
    if (said) setNotice(said);
    return next;
  }

  const payment = usePaymentReturn(token, refresh);
  const ofJob: JobProps | undefined = job && { token, view: shown, job, onRefresh: refresh };

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
      <h1>{title}</h1>
      {owesFee ? (
        // The owner's text says that there is nothing to pay.
        <p className="site-lede">{words.canceledWithFee(firstName, moneyText(job.due))}</p>
      ) : (
        <Text className="site-lede">{withValues(text, { firstName, deadline })}</Text>
      )}
      <p className="appointment-notice" role="status" tabIndex={-1} ref={status}>
        {notice}
      </p>
      <PaymentReturn state={payment.state} onCheck={payment.check} />
      {ofJob && (stage !== 'cancelled' || ofJob.job.outcome) ? <NextStep {...ofJob} /> : null}
      <AppointmentFacts {...shown} price={job ? undefined : shown.price} />
      {ofJob ? <JobSections {...ofJob} /> : null}
      {isActive ? (
        <section className="site-no-print" aria-labelledby="add">
          <h2 id="add">{labels.calendar}</h2>
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
          <h2 id="change">{change.title}</h2>
          <p>{moveByPhone ? change.movedOften : change.note}</p>
          <NoScriptLine />
          <div className="site-actions">
            {moveByPhone ? (
              <CallButton>{buttons.call}</CallButton>
            ) : (
              <ChangeButton opens="move" open={open} onOpen={setOpen}>
                {change.move}
              </ChangeButton>
            )}
            <ChangeButton opens="cancel" open={open} onOpen={setOpen}>
              {change.cancel}
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
          <h2 id="call">{change.title}</h2>
          <p>{change.tooLate}</p>
          <div className="site-actions">
            <CallButton>{buttons.call}</CallButton>
          </div>
        </section>
      ) : null}
      {isActive ? <Preparation /> : null}
      {stage === 'cancelled' ? (
        <div className="site-actions site-no-print">
          <a className="ui-button" href={fileUrl} download="home-inspection.ics">
            {labels.remove}
          </a>
          <SiteLink href="/calendar" className="ui-button">
            {labels.bookAnother}
          </SiteLink>
          <CallButton />
        </div>
      ) : null}
      {stage === 'released' ? (
        <div className="site-actions site-no-print">
          <SiteLink href="/calendar" className="ui-button" data-kind="action">
            {labels.chooseTime}
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

/** As far as texts differ. */
const textStages = {
  unconfirmed: 'unconfirmed',
  changeable: 'active',
  short_notice: 'active',
  released: 'released',
  cancelled: 'canceled',
  past: 'past',
} as const satisfies Record<AppointmentStage, string>;

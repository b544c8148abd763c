import { ConflictNotice } from '#admin/edits/conflict-notice.tsx';
import type { Values } from '#admin/edits/drafts.ts';
import { useEditForm } from '#admin/edits/use-edit-form.ts';
import { availabilityLimits } from '#domain/schedule/availability.schema.ts';
import type { Availability, KeptAvailability } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { TextField } from '#widgets/core/ui/field.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { bookingsInTheWay, saveAvailability } from './availability-calls.ts';
import {
  availabilityIn,
  dayOffText,
  daysOffIn,
  startTimesIn,
  startTimesText,
  valuesOf,
} from './availability-values.ts';
import { BookingsDialog } from './bookings-dialog.tsx';
import { DaysOffEditor } from './days-off-editor.tsx';
import { useBookingsQuestion } from './use-bookings-question.ts';
import { VisitorsPreview } from './visitors-preview.tsx';
import { WeekEditor } from './week-editor.tsx';

interface AvailabilityFormProps {
  kept: KeptAvailability;
  onKept: (kept: KeptAvailability) => void;
}

export function AvailabilityForm({ kept, onKept }: AvailabilityFormProps) {
  const { question, ask } = useBookingsQuestion();
  const form = useEditForm<KeptAvailability>({
    draft: 'availability',
    start: valuesOf(kept),
    revision: kept.revision,
    send,
    onSaved(saved) {
      take(saved);
      showToast({ title: 'Availability saved', description: 'Visitors see it at once.' });
    },
  });
  const { state } = form;
  const typed = availabilityIn(state.values);

  async function send(values: Values, revision: number | undefined): Promise<KeptAvailability> {
    let confirmed: string[] = [];
    for (;;) {
      try {
        return await saveAvailability(availabilityIn(values), { revision, confirmed });
      } catch (error) {
        const bookings = bookingsInTheWay(error);
        if (!bookings || !(await ask(bookings))) throw error;
        confirmed = bookings.map(({ id }) => id);
      }
    }
  }

  function take(saved: KeptAvailability) {
    form.restart(valuesOf(saved), saved.revision);
    onKept(saved);
  }

  const set = (name: 'startTimes' | 'daysOff', list: unknown) =>
    form.onType({ values: { ...state.values, [name]: JSON.stringify(list) }, errors: {} });
  const errorBelow = (name: string) =>
    Object.entries(state.errors).find(
      ([path]) => path === name || path.startsWith(`${name}.`),
    )?.[1];

  return (
    <>
      {question ? <BookingsDialog bookings={question.bookings} onAnswer={question.answer} /> : null}
      <Form state={state} onType={form.onType} onSubmit={form.onSubmit} label="Availability">
        {form.conflict ? (
          <div className="ui-wide">
            <ConflictNotice
              conflict={form.conflict}
              differences={(current) => differences(typed, current)}
              onTakeTheirs={take}
            />
          </div>
        ) : null}
        <input type="hidden" name="startTimes" value={state.values['startTimes']} />
        <input type="hidden" name="daysOff" value={state.values['daysOff']} />
        <div className="ui-wide">
          <WeekEditor
            week={startTimesIn(state.values)}
            error={errorBelow('startTimes')}
            onChange={(week) => set('startTimes', week)}
          />
        </div>
        <div className="availability-columns ui-wide">
          <DaysOffEditor
            daysOff={daysOffIn(state.values)}
            today={businessToday(new Date())}
            error={errorBelow('daysOff')}
            onChange={(days) => set('daysOff', days)}
          />
          <div>
            <section className="admin-card availability-part" aria-labelledby="availability-rules">
              <h2 className="admin-card-title" id="availability-rules">
                How far ahead
              </h2>
              <TextField
                form={state}
                name="noticeHours"
                label="Notice, in hours"
                hint={`The least time before a start, ${rangeText(availabilityLimits.noticeHours)}`}
                inputMode="numeric"
                required
              />
              <TextField
                form={state}
                name="horizonDays"
                label="Days that can be booked ahead"
                hint={`From today, ${rangeText(availabilityLimits.horizonDays)}`}
                inputMode="numeric"
                required
              />
            </section>
            <VisitorsPreview typed={typed} saved={kept} />
          </div>
        </div>
        <div className="availability-save ui-wide" data-dirty={form.dirty ? '' : undefined}>
          <p role="status">
            {form.failure ? '' : form.dirty ? 'Not saved yet' : 'Everything is saved'}
          </p>
          {form.failure ? (
            <p className="availability-failure" role="alert">
              {form.failure}
            </p>
          ) : null}
          <div className="availability-buttons">
            {form.dirty ? (
              <button
                type="button"
                className="ui-button admin-quiet"
                onClick={() => form.restart(valuesOf(kept), kept.revision)}
              >
                Discard
              </button>
            ) : null}
            <button
              type="submit"
              className="ui-button admin-primary"
              disabled={state.pending || !form.dirty}
            >
              {state.pending ? 'Saving…' : 'Save'}
            </button>
          </div>
        </div>
      </Form>
    </>
  );
}

const rangeText = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

const differences = (mine: Availability, theirs: Availability) =>
  (
    [
      ['Start times', ({ startTimes }: Availability) => startTimesText(startTimes)],
      ['Days off', ({ daysOff }: Availability) => daysOff.map(dayOffText).join('\n')],
      ['Notice, in hours', ({ noticeHours }: Availability) => String(noticeHours)],
      ['Days that can be booked ahead', ({ horizonDays }: Availability) => String(horizonDays)],
    ] as const
  ).map(([label, text]) => ({ label, mine: text(mine), theirs: text(theirs) }));

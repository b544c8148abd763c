import { ConflictNotice } from '#admin/forms/conflict-notice.tsx';
import type { Values } from '#admin/forms/drafts.ts';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { useUnsavedNotice } from '#admin/forms/use-unsaved-notice.ts';
import { Button } from '#admin/shell/button.tsx';
import { availabilityLimits } from '#domain/schedule/availability.schema.ts';
import type { Availability, StoredAvailability } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { AppointmentSettings } from './appointment-settings.tsx';
import { conflictingBookings, saveAvailability } from './availability-calls.ts';
import {
  availabilityIn,
  blocksIn,
  dayOffText,
  daysOffIn,
  rangeText,
  startTimesIn,
  startTimesText,
  valuesOf,
} from './availability-values.ts';
import { blockText } from './block-changes.ts';
import { BlocksEditor } from './blocks-editor.tsx';
import { BookingsDialog } from './bookings-dialog.tsx';
import { DaysOffEditor } from './days-off-editor.tsx';
import { useBookingsPrompt } from './use-bookings-prompt.ts';
import { VisitorsPreview } from './visitors-preview.tsx';
import { WeekEditor } from './week-editor.tsx';

interface AvailabilityFormProps {
  stored: StoredAvailability;
  onSaved: (saved: StoredAvailability) => void;
}

export function AvailabilityForm({ stored, onSaved }: AvailabilityFormProps) {
  const { prompt, ask } = useBookingsPrompt();
  const form = useEditForm<StoredAvailability>({
    draft: 'availability',
    start: valuesOf(stored),
    revision: stored.revision,
    send,
    onSaved(saved) {
      accept(saved);
      showToast({ title: 'Availability saved', description: 'Visitors see it at once.' });
    },
  });
  const { state } = form;
  const typed = availabilityIn(state.values);
  const today = businessToday(new Date());
  useUnsavedNotice('availability', 'Availability');

  async function send(values: Values, revision: number | undefined): Promise<StoredAvailability> {
    let confirmed: string[] = [];
    for (;;) {
      try {
        return await saveAvailability(availabilityIn(values), { revision, confirmed });
      } catch (error) {
        const bookings = conflictingBookings(error);
        if (!bookings || !(await ask(bookings))) throw error;
        confirmed = bookings.map(({ id }) => id);
      }
    }
  }

  function accept(saved: StoredAvailability) {
    form.restart(valuesOf(saved), saved.revision);
    onSaved(saved);
  }

  const set = (name: 'startTimes' | 'daysOff' | 'blocks', list: unknown) =>
    form.onType({ values: { ...state.values, [name]: JSON.stringify(list) }, errors: {} });
  const errorBelow = (name: string) =>
    Object.entries(state.errors).find(
      ([path]) => path === name || path.startsWith(`${name}.`),
    )?.[1];

  return (
    <>
      {prompt ? <BookingsDialog bookings={prompt.bookings} onAnswer={prompt.answer} /> : null}
      <Form state={state} onType={form.onType} onSubmit={form.onSubmit} label="Availability">
        {form.conflict ? (
          <div className="ui-wide">
            <ConflictNotice
              conflict={form.conflict}
              differences={(current) => differences(typed, current)}
              onAcceptCurrent={accept}
            />
          </div>
        ) : null}
        <input type="hidden" name="startTimes" value={state.values['startTimes']} />
        <input type="hidden" name="daysOff" value={state.values['daysOff']} />
        <input type="hidden" name="blocks" value={state.values['blocks']} />
        <div className="ui-wide">
          <WeekEditor
            form={state}
            week={startTimesIn(state.values)}
            error={errorBelow('startTimes')}
            onChange={(week) => set('startTimes', week)}
          />
        </div>
        <div className="availability-columns ui-wide">
          <div>
            <DaysOffEditor
              daysOff={daysOffIn(state.values)}
              today={today}
              error={errorBelow('daysOff')}
              onChange={(days) => set('daysOff', days)}
            />
            <BlocksEditor
              blocks={blocksIn(state.values)}
              today={today}
              error={errorBelow('blocks')}
              onChange={(blocks) => set('blocks', blocks)}
            />
          </div>
          <div>
            <AppointmentSettings form={state} />
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
            <VisitorsPreview typed={typed} stored={stored} />
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
              <Button onClick={() => form.restart(valuesOf(stored), stored.revision)}>
                Discard
              </Button>
            ) : null}
            <Button type="submit" kind="primary" disabled={state.pending || !form.dirty}>
              {state.pending ? 'Saving…' : 'Save'}
            </Button>
          </div>
        </div>
      </Form>
    </>
  );
}

const differences = (mine: Availability, theirs: Availability) =>
  (
    [
      ['Start times', ({ startTimes }: Availability) => startTimesText(startTimes)],
      ['Days off', ({ daysOff }: Availability) => daysOff.map(dayOffText).join('\n')],
      ['Closed times', ({ blocks }: Availability) => blocks.map(blockText).join('\n')],
      ['Closing times', ({ closingTimes }: Availability) => closingTimes.join(', ')],
      ['Start times of visitors', ({ startMode }: Availability) => startMode],
      ['Lengths, in minutes', ({ lengths }: Availability) => Object.values(lengths).join(', ')],
      ['Time between two appointments', ({ bufferMinutes }: Availability) => String(bufferMinutes)],
      [
        'Drive between two addresses',
        ({ driveTime }: Availability) => (driveTime ? 'kept free' : 'not counted'),
      ],
      ['Notice, in hours', ({ noticeHours }: Availability) => String(noticeHours)],
      ['Days that can be booked ahead', ({ horizonDays }: Availability) => String(horizonDays)],
    ] as const
  ).map(([label, text]) => ({ label, mine: text(mine), theirs: text(theirs) }));

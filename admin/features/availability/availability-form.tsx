import type { Values } from '#admin/forms/drafts.ts';
import { marksOf, PartsForm } from '#admin/forms/parts-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { useUnsavedNotice } from '#admin/forms/use-unsaved-notice.ts';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import type { StoredAvailability } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { useBusiness } from '#ui/business.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { AppointmentSettings } from './appointment-settings.tsx';
import { conflictingBookings, saveAvailability } from './availability-calls.ts';
import { differences } from './availability-differences.ts';
import {
  blocksState,
  daysOffState,
  lengthsState,
  noticeState,
  weekState,
} from './availability-states.ts';
import { availabilityIn, partOf, valuesOf } from './availability-values.ts';
import { BlocksEditor } from './blocks-editor.tsx';
import { BookingsDialog } from './bookings-dialog.tsx';
import { DaysOffEditor } from './days-off-editor.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { useBookingsPrompt } from './use-bookings-prompt.ts';
import { WeekEditor } from './week-editor.tsx';

interface AvailabilityFormProps {
  stored: StoredAvailability;
  onSaved: (saved: StoredAvailability) => void;
}

export function AvailabilityForm({ stored, onSaved }: AvailabilityFormProps) {
  const { timeZone } = useBusiness();
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
  const today = businessToday(new Date(), timeZone);
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

  const part = marksOf(state, valuesOf(stored), partOf);

  return (
    <>
      {prompt ? <BookingsDialog bookings={prompt.bookings} onAnswer={prompt.answer} /> : null}
      <PartsForm
        form={form}
        label="Availability"
        differences={(current) => differences(typed, current)}
        onAcceptCurrent={accept}
        onDiscard={() => form.restart(valuesOf(stored), stored.revision)}
      >
        <FoldingPart
          {...part('start-times')}
          title="Start times"
          state={weekState(typed.startTimes, typed.startMode)}
        >
          <WeekEditor
            form={state}
            week={typed.startTimes}
            error={errorBelow('startTimes')}
            onChange={(week) => set('startTimes', week)}
          />
        </FoldingPart>
        <FoldingPart
          {...part('days-off')}
          title="Days off"
          state={daysOffState(typed.daysOff, today)}
        >
          <DaysOffEditor
            daysOff={typed.daysOff}
            today={today}
            error={errorBelow('daysOff')}
            onChange={(days) => set('daysOff', days)}
          />
        </FoldingPart>
        <FoldingPart
          {...part('closed-times')}
          title="Closed times"
          state={blocksState(typed.blocks, today)}
        >
          <BlocksEditor
            blocks={typed.blocks}
            today={today}
            error={errorBelow('blocks')}
            onChange={(blocks) => set('blocks', blocks)}
          />
        </FoldingPart>
        <FoldingPart
          {...part('appointments')}
          title="Appointments"
          state={lengthsState(state.values)}
        >
          <AppointmentSettings form={state} />
        </FoldingPart>
        <FoldingPart {...part('notice')} title="How far ahead" state={noticeState(state.values)}>
          <NoticeFields form={state} />
        </FoldingPart>
        <input type="hidden" name="startTimes" value={state.values['startTimes']} />
        <input type="hidden" name="daysOff" value={state.values['daysOff']} />
        <input type="hidden" name="blocks" value={state.values['blocks']} />
      </PartsForm>
    </>
  );
}

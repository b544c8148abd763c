import useSWR from 'swr';
import { HoursNotice } from '#admin/features/business/hours-notice.tsx';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { fetchAvailability } from './availability-calls.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { BookingLimitsPart } from './booking-limits-form.tsx';
import { BusyCalendars } from './busy-calendars.tsx';
import './availability.css';

export function AvailabilityScreen() {
  const { data, error, isValidating, mutate } = useSWR('availability', fetchAvailability);
  return (
    <Screen title="Availability">
      <HoursNotice
        availability={data}
        to={{ path: '/business?open=hours', label: 'Open office hours' }}
      />
      <FoldingParts>
        {data ? (
          <AvailabilityForm
            stored={data}
            onSaved={(saved) => void mutate(saved, { revalidate: false })}
          />
        ) : error && !isValidating ? (
          <ListFailure what="The availability" failure={error} onRetry={() => void mutate()} />
        ) : (
          <ListSkeleton what="availability" />
        )}
        <div className="admin-folds">
          <BookingLimitsPart />
          <BusyCalendars />
        </div>
      </FoldingParts>
    </Screen>
  );
}

import { lazy, Suspense } from 'react';
import { HoursNotice } from '#admin/features/business/hours-notice.tsx';
import { WithPreview } from '#admin/forms/with-preview.tsx';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { withWords } from '#ui/lazy.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { BookingLimitsPart } from './booking-limits-form.tsx';
import { BusyCalendars } from './busy-calendars.tsx';
import './availability.css';

const BookingPreview = lazy(async () => ({
  default: (await withWords(import('./booking-preview.tsx'))).BookingPreview,
}));

export function AvailabilityScreen() {
  const { data, error, isValidating, mutate } = useAnswer('GET /api/availability');
  return (
    <Screen title="Availability">
      <HoursNotice
        availability={data}
        to={{ path: '/business?open=hours', label: 'Open office hours' }}
      />
      <WithPreview
        back="Back to the availability"
        preview={
          data
            ? () => (
                <Suspense>
                  <BookingPreview revision={data.revision} />
                </Suspense>
              )
            : undefined
        }
      >
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
      </WithPreview>
    </Screen>
  );
}

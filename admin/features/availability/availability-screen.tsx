import useSWR from 'swr';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { readAvailability } from './availability-calls.ts';
import { AvailabilityForm } from './availability-form.tsx';
import './availability.css';

/** When the inspector can be booked. */
export function AvailabilityScreen() {
  const { data, error, isValidating, mutate } = useSWR('availability', readAvailability);
  return (
    <Screen title="Availability">
      {data ? (
        <AvailabilityForm
          kept={data}
          onKept={(saved) => void mutate(saved, { revalidate: false })}
        />
      ) : error && !isValidating ? (
        <ListFailure what="The availability" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="availability" />
      )}
    </Screen>
  );
}

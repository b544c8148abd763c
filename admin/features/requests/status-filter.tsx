import {
  type RequestStatus,
  requestStatuses,
  requestStatusLabels,
} from '#domain/inspection-request/request-status.ts';

interface StatusFilterProps {
  status: RequestStatus | undefined;
  onFilter: (status: RequestStatus | undefined) => void;
}

const choices = [undefined, ...requestStatuses];

export function StatusFilter({ status, onFilter }: StatusFilterProps) {
  return (
    <fieldset className="admin-choices">
      <legend>Status</legend>
      {choices.map((choice) => (
        <button
          key={choice ?? 'all'}
          type="button"
          className="admin-choice"
          aria-pressed={choice === status}
          onClick={() => onFilter(choice)}
        >
          {choice ? requestStatusLabels[choice] : 'All'}
        </button>
      ))}
    </fieldset>
  );
}

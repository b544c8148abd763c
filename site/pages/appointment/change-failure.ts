import { ApiError } from '#client/api-error.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import type { ProblemCode } from '#domain/problem/problem.ts';

export interface ChangeFormProps {
  token: string;
  /** As the page shows it. */
  appointment: AppointmentView;
  onClose: () => void;
  /** Called with the current appointment and a message about it. */
  onChanged: (next: AppointmentView, said: string) => void;
}

/** The current appointment, if its change is why a call was refused; else undefined. */
export function newerAppointment(error: unknown): AppointmentView | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, current } = error.problem ?? {};
  return code !== undefined && withNewer.includes(code) ? (current as AppointmentView) : undefined;
}

const withNewer: readonly ProblemCode[] = [
  'edit_conflict',
  'appointment_not_changeable',
  'confirmation_expired',
];

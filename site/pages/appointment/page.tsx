import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { appointmentMeta } from '#domain/content/appointment.ts';
import { textMeta } from '#site/meta/page-meta.ts';
import { linkedPage } from '#site/pages/linked-page.tsx';
import { Appointment } from './appointment.tsx';
import { NoAppointment } from './no-appointment.tsx';
import '#ui/inspector-badge.css';
import '#widgets/booking/booking.css';
import '#widgets/booking/booked-step.css';
import '#widgets/booking/booking.lazy.css';
import '#widgets/booking/signing/signing.css';
import '#widgets/quote/quote-result.css';
import '#ui/agreement/agreement-text.css';
import '#ui/signature/signature.css';
import './appointment.css';
import './job/job.css';

/** One appointment, for its client. */
export const page = linkedPage<AppointmentView>({
  kind: 'appointment',
  meta: (business) => textMeta(appointmentMeta, business),
  Shown: Appointment,
  Missing: NoAppointment,
});

import { useLocation } from 'wouter';
import { ApiError } from '#client/api-error.ts';
import { appointmentPath } from '#client/appointment.ts';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { appointmentMeta } from '#domain/content/appointment.ts';
import { businessIn } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { textMeta } from '#site/meta/page-meta.ts';
import type { Page } from '#site/page.ts';
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

const tokenOf = (path: string) => path.slice('/appointment/'.length);
const keyOf = (path: string) => appointmentPath(tokenOf(path));

export const page: Page = {
  Component: AppointmentPage,
  meta: (path, data) => ({
    ...textMeta(appointmentMeta, businessIn(data)),
    noindex: true,
    ...(data[keyOf(path)] === null && { notFound: true as const }),
  }),
  data: (path) => [keyOf(path)],
};

/** One appointment, for anyone with its link. */
function AppointmentPage() {
  const [path] = useLocation();
  const { data: appointment, error } = useSiteData<AppointmentView>(keyOf(path));
  if (appointment) return <Appointment key={path} first={appointment} token={tokenOf(path)} />;
  if (error && !(error instanceof ApiError && error.problem?.code === 'not_found')) {
    return <NoAppointment reason="unreachable" />;
  }
  if (appointment === null || error) return <NoAppointment reason="unknown" />;
  return <div className="site-waiting" />;
}

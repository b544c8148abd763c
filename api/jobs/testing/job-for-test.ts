import { addMinutes } from 'date-fns/addMinutes';
import { NOW } from '#api/testing/api-test.ts';
import { bookedAppointment } from '#api/testing/booked-appointment.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { REPORT_UNDO_MINUTES } from '#domain/jobs/readable-report.ts';

/** Costs $375. */
const quote = { propertyType: 'residential', squareFootage: 2400 };

/** The smallest text that passes for a PDF, of any length. */
export const pdfText = (filling = '') => `%PDF-1.7\n${filling}\n1 0 obj\nendobj\n%%EOF\n`;

/** A visitor's booking for $375 on November 30 at 8 AM, with the owner signed in, and a clock that can be set. */
export async function jobForTest(
  options: TestApiOptions = {},
  changes: Record<string, unknown> = {},
) {
  let now = NOW;
  // Without the sample agreement.
  const settings = { clock: () => now, sampleContent: false, ...options };
  const api = await bookedAppointment(settings, { quote, ...changes });
  const path = `/api/bookings/${api.id}`;
  const own = { Origin: api.origin };

  /** A call of the owner about the job. */
  const jobCall = async (call: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method, end] = call.split(' ');
    const answer = await api.call(`${method} ${path}/${end}`, body, headers);
    return { ...answer, job: answer.json as unknown as PresentedJob };
  };

  const uploadOnly = (content = pdfText(), headers: Record<string, string> = {}) =>
    jobCall('POST report', content, { 'Content-Type': 'application/pdf', ...headers });

  const payOnly = (amount = 375_00, method = 'check') =>
    jobCall('POST payments', { amount, method });

  const passUndoTime = () => {
    now = addMinutes(now, REPORT_UNDO_MINUTES);
  };

  return {
    ...api,
    jobCall,
    job: async () => (await jobCall('GET job')).job,
    setTime: (instant: string) => {
      now = new Date(instant);
    },
    /** A payment that can still be taken back. */
    payOnly,
    /** A payment whose time for undo is over afterwards. */
    pay: async (...args: Parameters<typeof payOnly>) => {
      const answer = await payOnly(...args);
      passUndoTime();
      return answer;
    },
    /** A report that can still be taken back. */
    uploadOnly,
    /** A report whose time for undo is over afterwards. */
    upload: async (...args: Parameters<typeof uploadOnly>) => {
      const answer = await uploadOnly(...args);
      passUndoTime();
      return answer;
    },
    passUndoTime,
    /** A call of the client's page. */
    clientCall: (call: string, body?: object) => {
      const [method, end] = call.split(' ');
      return api.send(`${method} ${api.path}/${end}`, { headers: own, ...(body && { body }) });
    },
  };
}

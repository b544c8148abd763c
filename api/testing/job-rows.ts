import type { RouteRow, RowServer } from './route-row.ts';

const appointment = async (api: RowServer) => `/api/appointments/${await api.appointmentToken()}`;
const booking = async (api: RowServer) => `/api/bookings/${await api.firstId('bookings')}`;

/** The id of the first entry of a job. */
async function entryOf(api: RowServer, list: 'lines' | 'payments'): Promise<string> {
  const job = await api.read(`bookings/${await api.firstId('bookings')}/job`);
  const [first] = job[list] as { id: string }[];
  return first?.id ?? '';
}

const paymentPath = async (api: RowServer) =>
  `${await booking(api)}/payments/${await entryOf(api, 'payments')}`;

const files = '?from=2026-11&to=2026-12';

/** What is agreed, paid and delivered for a booking. */
export const jobRows: readonly RouteRow[] = [
  {
    call: 'GET /api/bookings/:id/job',
    who: 'owner',
    key: 'read',
    path: async (api) => `${await booking(api)}/job`,
  },
  {
    call: 'POST /api/bookings/:id/lines',
    who: 'owner',
    path: async (api) => `${await booking(api)}/lines`,
    body: () => ({ label: 'Sewer scope', amount: 150_00, reason: 'Asked on the phone' }),
    status: 201,
  },
  {
    call: 'DELETE /api/bookings/:id/lines/:lineId',
    who: 'owner',
    path: async (api) => `${await booking(api)}/lines/${await entryOf(api, 'lines')}`,
  },
  {
    call: 'POST /api/bookings/:id/payments',
    who: 'owner',
    path: async (api) => `${await booking(api)}/payments`,
    body: () => ({ amount: 100_00, method: 'check', note: 'Check 1024' }),
    status: 201,
  },
  { call: 'DELETE /api/bookings/:id/payments/:paymentId', who: 'owner', path: paymentPath },
  {
    call: 'POST /api/bookings/:id/payments/:paymentId/refund',
    who: 'owner',
    path: async (api) => `${await paymentPath(api)}/refund`,
    body: () => ({ amount: 1_00, note: 'Too much' }),
    status: 201,
  },
  {
    call: 'GET /api/bookings/:id/payments/:paymentId/receipt.pdf',
    who: 'owner',
    path: async (api) => `${await paymentPath(api)}/receipt.pdf`,
  },
  {
    call: 'GET /api/appointments/:token/receipt/:paymentId.pdf',
    callsAllowed: 120,
    who: 'everyone',
    path: async (api) => {
      const { job } = await api.read(`appointments/${await api.appointmentToken()}`);
      const { payments } = job as { payments: { id: string; isChecked: boolean }[] };
      const payment = payments.find(({ isChecked }) => isChecked);
      return `${await appointment(api)}/receipt/${payment?.id}.pdf`;
    },
  },
  {
    call: 'POST /api/bookings/:id/agreement/confirm',
    who: 'owner',
    path: async (api) => `${await booking(api)}/agreement/confirm`,
    body: () => ({ reason: 'A misspelled name' }),
    // Nothing was signed.
    status: 409,
  },
  {
    call: 'PUT /api/bookings/:id/outcome',
    who: 'owner',
    path: async (api) => `${await booking(api)}/outcome`,
    body: () => ({ outcome: 'no_show', fee: 100_00 }),
    // The appointment is still ahead.
    status: 409,
  },
  {
    call: 'DELETE /api/bookings/:id/outcome',
    who: 'owner',
    path: async (api) => `${await booking(api)}/outcome`,
    status: 404,
  },
  {
    call: 'PUT /api/bookings/:id/video',
    who: 'owner',
    path: async (api) => `${await booking(api)}/video`,
    body: () => ({ video: 'https://video.example/1' }),
  },
  {
    call: 'POST /api/bookings/:id/report',
    who: 'owner',
    path: async (api) => `${await booking(api)}/report`,
    bytes: 'application/pdf',
    limitKb: 50 * 1024,
    status: 415,
  },
  {
    call: 'GET /api/bookings/:id/report/:version.pdf',
    who: 'owner',
    path: async (api) => `${await booking(api)}/report/none.pdf`,
    status: 404,
  },
  {
    call: 'DELETE /api/bookings/:id/report/:version',
    who: 'owner',
    path: async (api) => `${await booking(api)}/report/none`,
    status: 404,
  },
  {
    call: 'POST /api/bookings/:id/report/withdraw',
    who: 'owner',
    path: async (api) => `${await booking(api)}/report/withdraw`,
    // There is no report.
    status: 409,
  },
  {
    call: 'POST /api/bookings/:id/release',
    who: 'owner',
    path: async (api) => `${await booking(api)}/release`,
    // There is no report.
    status: 409,
  },
  { call: 'GET /api/job-settings', who: 'owner' },
  {
    call: 'PUT /api/job-settings',
    who: 'owner',
    body: () => ({
      revision: 1,
      paymentTime: 'report',
      linkMonths: 36,
      signWhenBooking: true,
      noShowFee: 150_00,
    }),
  },
  {
    call: 'GET /api/bookings/jobs/open',
    who: 'owner',
    key: 'read',
  },
  {
    call: 'GET /api/money',
    who: 'owner',
    path: () => '/api/money?month=2026-11',
    query: ['month', 'method'],
  },
  {
    call: 'GET /api/money/bookings.csv',
    who: 'owner',
    path: () => `/api/money/bookings.csv${files}`,
    query: ['from', 'to'],
  },
  {
    call: 'GET /api/money/payments.csv',
    who: 'owner',
    path: () => `/api/money/payments.csv${files}`,
    query: ['from', 'to'],
  },
  {
    call: 'GET /api/money/quickbooks.csv',
    who: 'owner',
    path: () => `/api/money/quickbooks.csv${files}`,
    query: ['from', 'to'],
  },
  {
    call: 'POST /api/appointments/:token/agent',
    callsAllowed: 20,
    who: 'ownPage',
    path: async (api) => `${await appointment(api)}/agent`,
    body: () => ({ consent: true }),
  },
  {
    call: 'GET /api/appointments/:token/report.pdf',
    callsAllowed: 120,
    who: 'everyone',
    path: async (api) => `${await appointment(api)}/report.pdf`,
    // It is to be signed first.
    status: 403,
  },
  {
    call: 'GET /api/reports/:token',
    // Of a link that opens nothing.
    callsAllowed: 20,
    who: 'everyone',
    path: () => '/api/reports/0123456789abcdef0123456789abcdef',
    status: 404,
  },
  {
    call: 'GET /api/reports/:token/report.pdf',
    // Of a link that opens nothing.
    callsAllowed: 20,
    who: 'everyone',
    path: () => '/api/reports/0123456789abcdef0123456789abcdef/report.pdf',
    status: 404,
  },
];

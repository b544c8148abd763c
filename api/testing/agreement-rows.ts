import type { RouteRow, RowServer } from './route-row.ts';

const template = {
  name: 'Pool homes',
  locale: 'en',
  inspectionTypes: [],
  text: 'Signed by {{client}}',
};

const templatePath = async (api: RowServer) =>
  `/api/agreement-templates/${(await api.readList('agreement-templates'))[0]?.['id']}`;

const appointment = async (api: RowServer) => `/api/appointments/${await api.appointmentToken()}`;
const booking = async (api: RowServer) => `/api/bookings/${await api.firstId('bookings')}`;

/** As the booking's agreement is now. */
const signature = async (api: RowServer) => {
  const { version } = (await api.read(`bookings/${await api.firstId('bookings')}/agreement`)) as {
    version: string;
  };
  return { version, name: 'Ana Núñez', consent: true, drawing: [[10, 10, 200, 150]] };
};

/** Agreements and their templates. */
export const agreementRows: readonly RouteRow[] = [
  {
    call: 'GET /api/appointments/:token/agreement',
    crossOrigin: true,
    callsAllowed: 120,
    who: 'everyone',
    namesItsClient: true,
    path: async (api) => `${await appointment(api)}/agreement`,
  },
  {
    call: 'POST /api/appointments/:token/agreement',
    crossOrigin: true,
    callsAllowed: 20,
    who: 'everyone',
    namesItsClient: true,
    path: async (api) => `${await appointment(api)}/agreement`,
    body: signature,
  },
  {
    call: 'GET /api/appointments/:token/agreement.pdf',
    callsAllowed: 120,
    who: 'everyone',
    path: async (api) => `${await appointment(api)}/agreement.pdf`,
  },
  {
    call: 'GET /api/bookings/:id/agreement',
    who: 'owner',
    key: 'read',
    path: async (api) => `${await booking(api)}/agreement`,
  },
  {
    call: 'POST /api/bookings/:id/agreement',
    who: 'owner',
    path: async (api) => `${await booking(api)}/agreement`,
    body: signature,
  },
  {
    call: 'GET /api/bookings/:id/agreement.pdf',
    who: 'owner',
    key: 'read',
    path: async (api) => `${await booking(api)}/agreement.pdf`,
  },
  { call: 'GET /api/agreement-templates', who: 'owner' },
  {
    call: 'POST /api/agreement-templates',
    who: 'owner',
    body: () => template,
    limitKb: 128,
    status: 201,
  },
  {
    call: 'POST /api/agreement-templates/preview',
    who: 'owner',
    body: () => ({ locale: 'en', text: template.text }),
    limitKb: 128,
  },
  {
    call: 'PUT /api/agreement-templates/:id',
    who: 'owner',
    path: templatePath,
    body: () => ({ ...template, revision: 1 }),
    limitKb: 128,
  },
  {
    call: 'DELETE /api/agreement-templates/:id',
    who: 'owner',
    path: templatePath,
    query: ['revision'],
    status: 204,
  },
];

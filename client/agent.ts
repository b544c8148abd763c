import type { Locale } from '#domain/locale/locale.ts';
import { send } from './send.ts';

// Calls of the agent's page, on its own origin. They throw like `send`.

/** Says whether the agent gets mails. */
export const chooseAgentMails = (token: string, wanted: boolean, locale: Locale) =>
  send('PUT /api/agents/:token/mails', { params: { token }, json: { wanted }, locale });

/** Has the link to the page mailed, if the address is that of an agent with a page. */
export const askForAgentLink = (email: string, locale: Locale) =>
  send('POST /api/agents/link', { json: { email }, locale });

/** The address of the report of one inspection. */
export const followedReport = (token: string, id: string) =>
  `/api/agents/${token}/reports/${encodeURIComponent(id)}.pdf`;

import type { AgentView } from '#domain/agents/agent-view.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { callApi } from './call-api.ts';

// Calls of the agent's page, on its own origin. They throw like `callApi`.

const agentPath = (token: string) => `agents/${token}`;

/** Says whether the agent gets mails. */
export const chooseAgentMails = (token: string, wanted: boolean, locale: Locale) =>
  callApi<AgentView>('', `${agentPath(token)}/mails`, {
    method: 'PUT',
    json: { wanted },
    locale,
  });

/** Has the link to the page mailed, if the address is that of an agent with a page. */
export const askForAgentLink = (email: string, locale: Locale) =>
  callApi<unknown>('', 'agents/link', { method: 'POST', json: { email }, locale });

/** The address of the report of one inspection. */
export const followedReport = (token: string, id: string) =>
  `/api/${agentPath(token)}/reports/${encodeURIComponent(id)}.pdf`;

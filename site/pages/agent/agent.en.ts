import type { AgentState } from '#domain/agents/agent-view.ts';

export const words = {
  title: 'Your clients’ inspections',
  description: (name: string) =>
    `For real estate agents: the inspections by ${name} that your clients let you follow, with time, place, state and report.`,
  keywords: 'inspections, agent, report',
  lede: (name: string | undefined) =>
    `${name ? `Hello ${name}. These` : 'These'} are the inspections that your clients let you follow.`,
  upcoming: 'Upcoming',
  noUpcoming: 'Nothing is planned right now.',
  past: 'Past',
  empty:
    'There is nothing to follow right now. An inspection appears here when your client names you as the agent and agrees that you follow it.',
  /** @param zone 'Central Time' */
  span: (from: string, to: string, zone: string) => `${from} – ${to} ${zone}`,
  states: {
    booked: 'Booked',
    moved: 'Moved to this time',
    canceled: 'Canceled',
    inspected: 'Inspected',
    report_ready: 'Report ready',
    not_inspected: 'Did not take place',
  } satisfies Record<AgentState, string> as Record<AgentState, string>,
  read: (size: string) => `Read the report (PDF, ${size})`,
  readOf: (address: string) => `Report for ${address}`,
  bookNext: 'Book for another client',
  bookNote: (email: string) => `The form opens with your name and ${email} filled in.`,
  mailsTitle: 'Your emails',
  mailsOn: (email: string) =>
    `We write to ${email} when such an inspection is booked, moved or canceled, and when a report is ready.`,
  mailsOff: (email: string) => `You get no emails at ${email}. This page keeps working.`,
  stop: 'Stop all emails',
  start: 'Get emails again',
  stopped: 'Saved. You get no more emails from us.',
  started: 'Saved. You get emails about what happens from now on.',
  widgetsTitle: 'Widgets for your website',
  widgetsText: (partner: string) =>
    `Prices and free times on your own pages, under the name ${partner}.`,
  widgetsLink: 'Get the code',
  linkNote: (phone: string) =>
    `Anyone with the link to this page can open it, so please do not forward it. If an inspection here is not your client’s, call ${phone}.`,
  failed: (phone: string) => `That did not work. Please try again in a moment, or call ${phone}.`,
  goneTitle: 'This link does not work any more',
  goneText: 'It has expired, or it was ended. You can ask for a new one by email.',
  goneButton: 'Ask for a new link',
  unreachableTitle: 'We could not load your inspections',
  unreachableText: 'Please reload the page in a moment, or call us.',
};

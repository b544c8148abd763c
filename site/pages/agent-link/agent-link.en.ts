export const words = {
  title: 'For agents: your link by email',
  description: (name: string) =>
    `Real estate agents get the link to the inspections by ${name} that their clients let them follow, by email and without an account.`,
  keywords: 'agent, link, inspections',
  lede: 'You have no account with us and need none: a link opens your clients’ inspections. Have it sent to you again.',
  form: 'Link by email',
  email: 'Your email address',
  emailHint: 'The one that your clients give when they book',
  send: 'Send me my link',
  sending: 'Sending…',
  note: 'At most twice a day',
  sent: 'If a client of yours lets you follow an inspection, the link is on its way to you. It can take some minutes. If nothing arrives, look into the spam folder, or call us.',
  failed: (phone: string) => `That did not work. Please try again in a moment, or call ${phone}.`,
};

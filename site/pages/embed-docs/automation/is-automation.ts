/** The sections of `docs/webhooks.md` with a page of their own, which would be too long together with the others. */
const ids: readonly string[] = ['subscribing-by-a-program', 'n8n', 'zapier', 'other-programs'];

export const isAutomation = ({ id }: { id: string }): boolean => ids.includes(id);

import { fieldProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import { jsonBody } from '#api/http/json-body.ts';
import { paginate } from '#api/http/paginate.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { parseOrThrow } from '#api/http/validate.ts';
import { requirePassword } from '#api/owner/require-password.ts';
import { messageTemplateBodySchema } from '#domain/messages/message-settings.schema.ts';
import {
  chosenMessageSettings,
  type StoredMessageSettings,
} from '#domain/messages/message-settings.ts';
import { withTemplate } from '#domain/messages/own-templates.ts';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';
import { mailDocumentsRoutes } from './mail-documents.routes.ts';
import { messagesOperations } from './messages.openapi.ts';
import { presentMessage, presentPlanned } from './present-message.ts';
import { requireKind } from './require-kind.ts';
import { previewMessage, sampleMessages } from './sample-message.ts';
import { sendTestMail } from './test-mail.ts';

export function messagesRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, owner, ownOrigin, publicUrl, mail, limits } = dependencies;
  const { outbox, messageSettings } = store;
  mailDocumentsRoutes(router, dependencies);

  const present = (stored: StoredMessageSettings): ShownMessageSettings => ({
    revision: stored.revision,
    off: stored.off,
    reminderTime: stored.reminderTime,
    ownerEmail: stored.ownerEmail,
    mailsPerPerson: stored.mailsPerPerson,
    templates: stored.templates,
    translations: stored.translations,
    defaultOwnerEmail: business.current().email.display,
    isMailSetUp: mail !== undefined,
  });

  implement(router, dependencies, messagesOperations, {
    getMessageSettings: async () => present(await messageSettings.read()),

    changeMessageSettings: async ({ ctx, body: { revision, password, ...chosen } }) => {
      const stored = await messageSettings.read();
      // So that someone with an unlocked phone for a minute cannot have a link for a new password.
      if (chosen.ownerEmail !== stored.ownerEmail) {
        if (!password) throw fieldProblem('password', 'Another address needs your password');
        await limits.signIn(ctx, () => requirePassword(dependencies, ctx, password));
      }
      const next = chosenMessageSettings(stored, chosen, clock());
      const saved = await messageSettings.replace({ ...next, revision });
      return present(savedOrProblem(saved, { present }));
    },

    previewMessage: async ({ body: { kind, subject = '', text = '', locale } }) => {
      const source = { store, business, publicUrl, now: clock() };
      return await previewMessage(kind, { subject, text, locale }, source);
    },

    // A sample of each kind, for as long as there are no messages.
    listSampleMessages: async ({ query: { locale } }) => {
      const source = { store, business, publicUrl, now: clock() };
      return { data: await sampleMessages(source, locale) };
    },

    sendTestMail: async () =>
      await sendTestMail(mail, await messageSettings.read(), business.current()),

    // Upcoming messages, earliest first.
    listPlannedMessages: async ({ query: { cursor, limit } }) => {
      const now = clock();
      const page = paginate(
        await outbox.planned(now),
        { limit, ...(cursor && { cursor }) },
        {
          searched: () => '',
          key: ({ due, id }) => `${due.toISOString()} ${id}`,
          direction: 'up',
        },
      );
      // Without a mail server everything waits, but not because of the limit.
      const overLimit = new Set(mail && limits.enabled ? await outbox.overLimit(now) : []);
      const source = { store, business, publicUrl, now, overLimit, hold: await store.hold() };
      const data = page.data.map((message) => presentPlanned(message, source));
      return { ...page, data: await Promise.all(data) };
    },

    // Messages that were sent, were refused or have ended, newest first.
    listMessages: async ({ query: { cursor, limit } }) => {
      const page = await outbox.list({ limit, ...(cursor && { cursor }) }, clock());
      const data = page.data.map((record) => presentMessage(record, store));
      return { ...page, data: await Promise.all(data) };
    },
  });

  router.put('/api/messages/templates/:kind', owner, ownOrigin, jsonBody, async (ctx) => {
    const kind = requireKind(ctx.params['kind']);
    const { revision, ...template } = parseOrThrow(
      messageTemplateBodySchema(kind),
      ctx.request.body,
    );
    const next = withTemplate(await messageSettings.read(), kind, template);
    const saved = await messageSettings.replace({ ...next, revision });
    ctx.body = present(savedOrProblem(saved, { present }));
  });
}

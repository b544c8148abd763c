import { randomUUID } from 'node:crypto';
import { fieldProblem } from '#api/http/api-problem.ts';
import { deleteRecord } from '#api/http/delete-record.ts';
import { implement } from '#api/http/implement.ts';
import { jsonBodyUpTo } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { savedOrProblem } from '#api/http/saved-or-problem.ts';
import { validBody } from '#api/http/validate.ts';
import { agreementFor, consentText } from '#domain/agreements/agreement.ts';
import { agreementBlocks } from '#domain/agreements/agreement-blocks.ts';
import {
  agreementPreviewSchema,
  agreementTemplateChangeSchema,
  agreementTemplateSchema,
} from '#domain/agreements/agreement-template.schema.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { placeholderError } from '#domain/agreements/placeholders.ts';
import { emptyJob } from '#domain/jobs/job-record.ts';
import { sampleBooking } from '#domain/messages/sample-subjects.ts';
import type { EveryField } from '#domain/records/every-field.ts';
import { agreementTemplatesOperations } from './agreement-templates.openapi.ts';

/** KB: 30,000 characters as JSON, of up to two bytes each. */
const LIMIT_KB = 128;

const present = (template: AgreementTemplate): EveryField<AgreementTemplate> => ({
  id: template.id,
  revision: template.revision,
  createdAt: template.createdAt,
  name: template.name,
  locale: template.locale,
  inspectionTypes: template.inspectionTypes,
  text: template.text,
  sample: template.sample,
});

/** The owner's texts that clients sign. */
export function agreementTemplatesRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, owner, ownOrigin } = dependencies;
  const body = jsonBodyUpTo(LIMIT_KB);

  implement(router, dependencies, agreementTemplatesOperations, {
    listAgreementTemplates: async () => (await store.agreementTemplates.all()).map(present),

    deleteAgreementTemplate: ({ params, query }) =>
      deleteRecord(store.agreementTemplates, { id: params.id, revision: query.revision }, present),
  });

  router.post(
    '/api/agreement-templates',
    owner,
    ownOrigin,
    body,
    validBody(agreementTemplateSchema, async (ctx, entry) => {
      requireKnownPlaceholders(entry);
      const createdAt = clock().toISOString();
      const template = { id: randomUUID(), revision: 1, createdAt, ...entry };
      await store.agreementTemplates.add(template);
      ctx.status = 201;
      ctx.body = present(template);
    }),
  );

  router.post(
    '/api/agreement-templates/preview',
    owner,
    ownOrigin,
    body,
    validBody(agreementPreviewSchema, (ctx, template) => {
      requireKnownPlaceholders(template);
      const own = business.current(template.locale);
      const record = emptyJob(sampleBooking);
      const { text } = agreementFor({ template, booking: sampleBooking, record, business: own });
      ctx.body = { blocks: agreementBlocks(text), consent: consentText(own) };
    }),
  );

  router.put(
    '/api/agreement-templates/:id',
    owner,
    ownOrigin,
    body,
    validBody(agreementTemplateChangeSchema, async (ctx, change) => {
      requireKnownPlaceholders(change);
      const id = ctx.params['id'] ?? '';
      const stored = await store.agreementTemplates.find(id);
      // What the owner has edited is no sample any more.
      const createdAt = stored?.createdAt ?? clock().toISOString();
      const saved = await store.agreementTemplates.replace({ id, createdAt, ...change });
      ctx.body = present(savedOrProblem(saved, { present }));
    }),
  );
}

function requireKnownPlaceholders({ text }: { text: string }): void {
  const error = placeholderError(text);
  if (error) throw fieldProblem('text', error);
}

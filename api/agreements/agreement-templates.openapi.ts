import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import {
  agreementPreviewSchema,
  agreementTemplateChangeSchema,
  agreementTemplateSchema,
} from '#domain/agreements/agreement-template.schema.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { revisionField, revisionQuerySchema } from '#domain/records/versioned.schema.ts';
import { agreementBlockSchema } from './agreement-block.schema.ts';

const templateSchema = z
  .extend(agreementTemplateSchema, {
    id: z.string(),
    revision: revisionField,
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, {
    id: 'AgreementTemplate',
    description:
      'A text that clients sign, in a part of Markdown. Without `inspectionTypes` it is for all types. `sample`: of a new installation, to be replaced.',
  }) satisfies Whole<AgreementTemplate>;

const previewSchema = z.strictObject({
  blocks: z.array(agreementBlockSchema),
  consent: z.string(),
});

const placeholders = 'An unknown placeholder is refused at `text`.';

export const agreementTemplatesOperations = [
  {
    call: 'GET /api/agreement-templates',
    id: 'listAgreementTemplates',
    tag: 'Business',
    summary: 'The texts that clients sign',
    who: 'owner',
    answers: { 200: z.array(templateSchema) },
  },
  {
    call: 'POST /api/agreement-templates',
    id: 'addAgreementTemplate',
    tag: 'Business',
    summary: 'Add a text that clients sign',
    description: placeholders,
    who: 'owner',
    body: agreementTemplateSchema,
    answers: { 201: templateSchema },
  },
  {
    call: 'POST /api/agreement-templates/preview',
    id: 'previewAgreementTemplate',
    tag: 'Business',
    summary: 'A text as a client of a sample booking reads it',
    description: placeholders,
    who: 'owner',
    body: agreementPreviewSchema,
    answers: { 200: previewSchema },
  },
  {
    call: 'PUT /api/agreement-templates/:id',
    id: 'changeAgreementTemplate',
    tag: 'Business',
    summary: 'Change a text that clients sign',
    description: `Signed texts stay as they were signed. ${placeholders}`,
    who: 'owner',
    body: agreementTemplateChangeSchema,
    answers: { 200: templateSchema },
  },
  {
    call: 'DELETE /api/agreement-templates/:id',
    id: 'deleteAgreementTemplate',
    tag: 'Business',
    summary: 'Delete a text that clients sign',
    description: 'Without `revision` the current version is deleted.',
    who: 'owner',
    query: revisionQuerySchema,
    answers: { 204: null },
    current: templateSchema,
  },
] as const satisfies readonly Operation[];

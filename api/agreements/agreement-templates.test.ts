import { describe, expect, it } from 'vitest';
import type { Answer } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';

const template = {
  name: 'Buyers',
  locale: 'es',
  inspectionTypes: ['buyer'],
  text: '# Contrato\n\nCon {{client}}, por {{total}}.',
};

const list = ({ json }: Answer) => json as unknown as AgreementTemplate[];

describe('agreement templates', () => {
  it('begin with a sample in each language', async () => {
    const { call } = await signedInOwner();
    const templates = list(await call('GET /api/agreement-templates'));
    expect(templates.map(({ locale, sample }) => ({ locale, sample }))).toEqual([
      { locale: 'en', sample: true },
      { locale: 'es', sample: true },
    ]);
  });

  it('are added, changed and deleted', async () => {
    const { call } = await signedInOwner({ sampleContent: false });
    const added = await call('POST /api/agreement-templates', template);
    expect(added).toMatchObject({ status: 201, json: { ...template, revision: 1 } });
    const { id } = added.json;
    const change = { ...template, text: 'Otro', revision: 1 };
    const changed = await call(`PUT /api/agreement-templates/${id}`, change);
    expect(changed.json).toMatchObject({ id, text: 'Otro', revision: 2 });
    expect((await call(`DELETE /api/agreement-templates/${id}`)).status).toBe(204);
    expect(list(await call('GET /api/agreement-templates'))).toEqual([]);
    expect((await call(`PUT /api/agreement-templates/${id}`, change)).status).toBe(404);
  });

  it('are no samples any more once the owner has changed them', async () => {
    const { call } = await signedInOwner();
    const [sample] = list(await call('GET /api/agreement-templates'));
    const { id, revision, name, locale, inspectionTypes } = sample as AgreementTemplate;
    const body = { revision, name, locale, inspectionTypes, text: 'My own text' };
    const { json } = await call(`PUT /api/agreement-templates/${id}`, body);
    expect(json).not.toHaveProperty('sample');
    expect(json).toMatchObject({ createdAt: sample?.createdAt });
  });

  it('are samples again once their deletion is undone', async () => {
    const { call } = await signedInOwner();
    const [deleted] = list(await call('GET /api/agreement-templates'));
    const { id, name, locale, inspectionTypes, text, sample } = deleted as AgreementTemplate;
    await call(`DELETE /api/agreement-templates/${id}`);
    const body = { name, locale, inspectionTypes, text, sample };
    const { json } = await call('POST /api/agreement-templates', body);
    expect(json).toMatchObject({ text: text.trim(), sample: true });
  });

  it.each([
    'POST /api/agreement-templates',
    'POST /api/agreement-templates/preview',
    'PUT /api/agreement-templates/any',
  ])('%s names an unknown placeholder', async (name) => {
    const { call } = await signedInOwner({ sampleContent: false });
    const refused = await call(name, { ...template, revision: 1, text: 'For {{spouse}}' });
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: [{ path: 'text', message: 'There is no value for {{spouse}}' }] },
    });
  });

  it('are shown as a client of a sample booking reads them', async () => {
    const { call } = await signedInOwner({ sampleContent: false });
    const body = { locale: 'es', text: template.text };
    const { json } = await call('POST /api/agreement-templates/preview', body);
    expect(json).toMatchObject({
      blocks: [
        { kind: 'heading', level: 1, content: [{ text: 'Contrato' }] },
        { kind: 'paragraph', content: [{ text: expect.stringMatching(/^Con Maria Delgado, /) }] },
      ],
      consent: expect.stringContaining('medios electrónicos'),
    });
    expect(list(await call('GET /api/agreement-templates'))).toEqual([]);
  });
});

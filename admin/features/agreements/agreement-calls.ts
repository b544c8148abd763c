import type { Values } from '#admin/forms/drafts.ts';
import { send } from '#client/send.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';

/** Adds an agreement, or changes version `revision` of the one with an id. */
export const saveAgreement = (values: Values, id?: string, revision?: number) =>
  id
    ? send('PUT /api/agreement-templates/:id', {
        params: { id },
        json: { ...agreementBody(values), revision },
      })
    : send('POST /api/agreement-templates', { json: agreementBody(values) });

export const deleteAgreement = ({ id, revision }: AgreementTemplate) =>
  send('DELETE /api/agreement-templates/:id', { params: { id }, query: { revision } });

/** Adds a deleted one again; a sample stays one. */
export const restoreAgreement = ({
  name,
  locale,
  inspectionTypes,
  text,
  sample,
}: AgreementTemplate) =>
  send('POST /api/agreement-templates', {
    json: { name, locale, inspectionTypes, text, ...(sample && { sample }) },
  });

const typeField = (type: string) => `type.${type}`;

/** The agreement in the texts of the form; the API validates it. */
const agreementBody = (values: Values) => ({
  name: values['name'],
  locale: values['locale'],
  inspectionTypes: bookingTypes
    .map(({ value }) => value)
    .filter((type) => values[typeField(type)] === 'on'),
  text: values['text'],
});

export const newAgreementValues: Values = { locale: 'en' };

export const agreementValues = ({ name, locale, inspectionTypes, text }: AgreementTemplate) => ({
  ...{ name, locale, text },
  ...Object.fromEntries(inspectionTypes.map((type) => [typeField(type), 'on'])),
});

/** The fields of the types, with their labels. */
export const typeFields = bookingTypes.map(({ value, label }) => ({
  name: typeField(value),
  label,
}));

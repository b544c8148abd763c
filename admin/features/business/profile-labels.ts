import { labelByPath } from '#admin/forms/label-by-path.ts';
import { claimFields } from '#domain/business/claims.ts';
import { textOfSpanish } from './spanish-values.ts';

/** The label of each control by its name, in which `*` stands for the position in a list. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  shortName: 'Short name',
  phone: 'Telephone',
  textPhone: 'Number for text messages',
  email: 'Email',
  tagline: 'Tagline',
  'address.line': 'Address',
  'address.isShown': 'Visitors see the address',
  statePack: 'Rules of the state',
  license: 'License',
  'license.number': 'License number',
  'license.authority': 'Licensed by',
  'license.label': 'As shown',
  'inspectors.*.name': 'Name',
  'inspectors.*.signature': 'Signs as',
  'inspectors.*.years': 'Years in the trade',
  'inspectors.*.certifications': 'Certifications',
  'inspectors.*.portrait': 'Portrait',
  'inspectors.*.portrait.alt': 'What the portrait shows',
  'inspectors.*.id': 'Id',
  'region.name': 'Name of the area',
  'region.shortName': 'Short name of the area',
  'region.localName': 'What people there call it',
  'region.state': 'State',
  'region.counties': 'Counties',
  'region.cities': 'Cities',
  'region.cities.*': 'City #',
  'region.center': 'Center of the area',
  centerZip: 'ZIP code of the center',
  'region.radius.standard': 'Miles without a question',
  'region.radius.served': 'Miles at most',
  timeZone: 'Time zone',
  'hours.*.days': 'Days',
  'hours.*.hours': 'Hours',
  'promises.response': 'A request is answered within, hours',
  'promises.report': 'The report comes within, hours',
  'promises.scheduling': 'Most inspections take place within, hours',
  'promises.rescheduleNotice': 'Free change or cancellation until, hours before',
  ...Object.fromEntries(
    Object.entries(claimFields).map(([name, { label }]) => [`claims.${name}`, label]),
  ),
  'links.reviews.google': 'Reviews on Google',
  'links.reviews.yelp': 'Reviews on Yelp',
  'links.reviews.facebook': 'Reviews on Facebook',
  'links.reviews.angies': 'Reviews on Angie’s List',
  'links.website': 'Your own website',
  'links.maps': 'The business on a map',
  keepsOverrides: 'Keep the other hours and figures of single pages',
  overrides: 'Other hours and figures of single pages',
};

const rows: Readonly<Record<string, string>> = {
  inspectors: 'Inspector',
  hours: 'Office hours',
  license: 'License',
};

export const profileLabel = (name: string): string => labelByPath(labels, name);

/** The label, with what it belongs to where it does not say so: "Inspector 2: Name". */
export function fullProfileLabel(name: string): string {
  const text = textOfSpanish(name);
  if (text !== undefined) return `In Spanish: ${text}`;
  const [list = '', index = ''] = name.split('.');
  const row = rows[list];
  if (row === undefined || index === '') return profileLabel(name);
  return Number.isNaN(Number(index))
    ? `${row}: ${profileLabel(name)}`
    : `${row} ${Number(index) + 1}: ${profileLabel(name)}`;
}

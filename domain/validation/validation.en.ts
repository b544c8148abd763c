import { quoteBounds } from '#domain/quote/quote-bounds.ts';

/** What a check that failed says of itself. */
interface Bounds {
  minimum: number;
  maximum: number;
}

const between = ({ shown: [from, to] }: { shown: readonly [string, string] }) =>
  `must be between ${from} and ${to}`;

/** Messages of the visitor's forms by code (spec §5). */
export const words = {
  text_missing: 'Please enter text',
  text_too_long: ({ maximum }: Bounds) => `At most ${maximum} characters`,
  text_too_many_bytes: 'Please shorten this text',
  yes_or_no: 'Please answer yes or no',
  locale_unknown: 'Please choose English or Spanish',
  true_or_false: 'Please answer true or false',
  name_missing: 'Name is required',
  first_name_missing: 'First name is required',
  last_name_missing: 'Last name is required',
  email_invalid: 'Please enter a valid email address',
  phone_invalid: 'Please enter a valid phone number',
  property_address_missing: 'Property address is required',
  inspection_type_missing: 'Please select an inspection type',
  date_missing: 'Please choose a date',
  date_does_not_exist: 'This day does not exist',
  date_in_the_past: 'Please choose today or a later date',
  time_missing: 'Please choose a time',
  occupancy_invalid: 'Please say vacant or occupied',
  utilities_invalid: 'Please say which utilities are on',
  agent_email_missing: 'Please enter the agent’s email',
  zip_code_invalid: 'Please enter a 5-digit ZIP code',
  property_type_missing: 'Please select a property type',
  square_footage_missing: 'Please enter square footage',
  square_footage_not_whole: 'Please enter square footage as a whole number',
  square_footage_out_of_range: `Square footage ${between(quoteBounds.squareFootage)}`,
  year_built_out_of_range: `Year built ${between(quoteBounds.yearBuilt)}`,
  structures_out_of_range: 'Please choose 0 to 4 detached structures',
  stories_out_of_range: 'Please choose 1 to 4 stories',
  home_age_missing: 'Please select home age',
  home_type_missing: 'Please select home type',
  season_missing: 'Please select season',
  location_missing: 'Please enter location',
  concern_unknown: 'Please choose from the list',
  too_many_concerns: ({ maximum }: Bounds) => `At most ${maximum} concerns`,
  consent_missing: 'Please agree to sign electronically',
  drawing_unreadable: 'The drawn signature is not readable; please draw it again',
  version_missing: 'Please read the agreement first',
  priority_missing: 'Please select priority level',
};

import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import type { words as en } from './validation.en.ts';

const between = ({ shown: [from, to] }: { shown: readonly [string, string] }) =>
  `debe estar entre ${from} y ${to}`;

export const words = {
  text_missing: 'Escriba un texto',
  text_too_long: ({ maximum }) => `Máximo ${maximum} caracteres`,
  text_too_many_bytes: 'Acorte este texto, por favor',
  yes_or_no: 'Conteste sí o no',
  locale_unknown: 'Elija inglés o español',
  true_or_false: 'Conteste verdadero o falso',
  name_missing: 'Escriba su nombre',
  first_name_missing: 'Escriba su nombre',
  last_name_missing: 'Escriba su apellido',
  email_invalid: 'Escriba un correo electrónico válido',
  phone_invalid: 'Escriba un número de teléfono válido',
  property_address_missing: 'Escriba la dirección de la propiedad',
  inspection_type_missing: 'Elija un tipo de inspección',
  date_missing: 'Elija una fecha',
  date_does_not_exist: 'Este día no existe',
  date_in_the_past: 'Elija hoy o una fecha posterior',
  time_missing: 'Elija una hora',
  occupancy_invalid: 'Indique si está desocupada u ocupada',
  utilities_invalid: 'Indique qué servicios están conectados',
  agent_email_missing: 'Escriba el correo electrónico del agente',
  zip_code_invalid: 'Escriba un código postal de 5 dígitos',
  property_type_missing: 'Elija un tipo de propiedad',
  square_footage_missing: 'Escriba los pies cuadrados',
  square_footage_not_whole: 'Escriba los pies cuadrados en números enteros',
  square_footage_out_of_range: `La superficie ${between(quoteBounds.squareFootage)}`,
  year_built_out_of_range: `El año de construcción ${between(quoteBounds.yearBuilt)}`,
  structures_out_of_range: 'Elija de 0 a 4 estructuras separadas',
  stories_out_of_range: 'Elija de 1 a 4 pisos',
  home_age_missing: 'Elija la antigüedad de la casa',
  home_type_missing: 'Elija el tipo de casa',
  season_missing: 'Elija la estación del año',
  location_missing: 'Escriba la ubicación',
  concern_unknown: 'Elija de la lista',
  too_many_concerns: ({ maximum }) => `Máximo ${maximum} preocupaciones`,
  priority_missing: 'Elija la prioridad',
} satisfies typeof en;

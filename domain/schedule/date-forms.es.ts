import type { words as en } from './date-forms.en.ts';

const named = (names: string) =>
  names.split(' ').map((long) => ({ short: long.slice(0, 3), long }));

export const words = {
  weekdays: named('domingo lunes martes miércoles jueves viernes sábado'),
  months: named(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ),
  /** 'lunes, 8 de marzo de 2027' */
  longDate: (weekday, day, month, year) => `${weekday}, ${day} de ${month} de ${year}`,
  /** '8 mar 2027' */
  shortDate: (day, month, year) => `${day} ${month} ${year}`,
  /** 'lun 8 mar' */
  nearDate: (weekday, day, month) => `${weekday} ${day} ${month}`,
  /** 'marzo de 2027' */
  month: (month, year) => `${month} de ${year}`,
  /** '8:00 a. m.', with spaces that do not break. */
  halves: ['a.\u00a0m.', 'p.\u00a0m.'],
} satisfies typeof en;

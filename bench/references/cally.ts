import 'cally';

/** A month with one day to choose, as our calendar has it. */
document.body.insertAdjacentHTML(
  'beforeend',
  '<calendar-date><calendar-month></calendar-month></calendar-date>',
);

import 'cally';
import { mountElement } from './mount-element.ts';

/** A month with one day to choose, like our calendar. */
mountElement('<calendar-date><calendar-month></calendar-month></calendar-date>');

import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './appointment.en.ts';

const blocks = translatedBlocks(words, () => import('./appointment.es.ts'));

/** By the stage of an appointment; `{firstName}` and `{deadline}` are those of its client. */
export const appointmentStages = blocks.text('appointment.stages', 'Appointment, top');

export const appointmentConfirmation = blocks.text(
  'appointment.confirm',
  'Appointment, before it is confirmed',
);

export const appointmentChange = blocks.text('appointment.change', 'Appointment, changes');

export const appointmentLabels = blocks.text(
  'appointment.labels',
  'Appointment, headings and buttons',
);

/** Where no appointment is shown. */
export const noAppointment = blocks.text('appointment.missing', 'Appointment, not found');

export const appointmentMeta = blocks.text('appointment.meta', 'Appointment, for browsers');

export const appointmentTexts = [
  appointmentStages,
  appointmentConfirmation,
  appointmentChange,
  appointmentLabels,
  noAppointment,
  appointmentMeta,
];

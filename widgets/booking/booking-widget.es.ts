import { capitalized } from '#domain/locale/capitalized.ts';
import { countedIn } from '#domain/locale/locale.ts';
import { ended } from '#domain/locale/spanish.ts';
import type { words as en } from './booking-widget.en.ts';

const counted = countedIn('es');

export const words = {
  name: 'Reserva de la inspección',

  title: 'Reserve su cita',
  steps: 'Pasos',
  stepNames: ['Día', 'Horario', 'Datos'],
  backTo: 'Volver a:',
  // Beside the calendar it takes two lines; one is the time.
  nextFree: (slot) => `Próximo horario: ${slot.replaceAll(' ', '\u00a0')}`,
  chooseDayThenTime: 'Elija un día y luego un horario.',
  timeJustTaken: 'Este horario se acaba de ocupar. Elija otro.',
  quoteLost: 'No se pudo pasar su cotización. Revise su conexión.',
  preferredFull: (day) => `El ${day} ya no tiene horarios disponibles. Elija otro día.`,
  preferredClosed: (day) => `El ${day} no está disponible. Elija otro día.`,

  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  openDays: (month, count) =>
    `${capitalized(month)}: ${counted(count, 'día disponible', 'días disponibles')}`,
  marks: {
    open: '',
    late: (deadline) => `, el reporte llegaría después de su ${deadline}`,
    full: ', sin horarios disponibles',
    closed: ', no disponible',
    unknown: ', verificando',
    unanswered: ', no se pudo verificar',
    outside: ', en otro mes',
  },
  daysFailed: 'No se pudieron cargar los días disponibles.',
  tryAgain: 'Intente de nuevo',
  orCall: 'o llame al',
  checkingDays: 'Buscando los días disponibles…',
  noOpenDaysLeft: 'Ya no quedan días disponibles en este mes.',
  noOpenDays: 'No hay días disponibles en este mes.',
  deadlineEndsOn: (deadline, end) => ended(`${deadline}: termina el ${end}`),
  deadlineEndsLate: (deadline, end) =>
    `${deadline}: termina el ${end}; en los días con borde, el reporte llega tarde.`,
  zoneAndFullDays: (zone) => `${capitalized(zone)}. Los días tachados están llenos.`,
  zoneOfTimes: (zone) => `Horarios en ${zone}.`,

  startTimes: 'Horarios de inicio',
  chooseDay: 'Elija un día para ver sus horarios.',
  lookingForTimes: 'Buscando horarios disponibles…',
  noTimes: 'No hay horarios disponibles en esta fecha. Elija otra.',
  timesFree: (count) => counted(count, 'horario disponible', 'horarios disponibles'),
  timesFailed: 'No se pudieron cargar los horarios',
  bookAppointment: 'Reservar esta cita',
  chooseTimeFirst: 'Elija primero un horario',
  chooseDayFirst: 'Elija primero un día',
  formNotLoaded: (phone) =>
    `No se pudo cargar el formulario. Intente de nuevo o llame al ${phone}.`,
} satisfies typeof en;

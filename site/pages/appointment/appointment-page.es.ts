import { articledTime, ended } from '#domain/locale/spanish.ts';
import type { words as en } from './appointment-page.en.ts';

export const words = {
  whenAndWhere: 'Cuándo y dónde',
  span: (from, to, zone) => `${from} a ${to}, ${zone}`,
  deadline: (time, zone) => `${time}, ${zone}`,

  confirming: 'Confirmando…',
  confirmed: 'Confirmada. Su cita está reservada y le enviamos una confirmación.',

  chooseFirst: 'Elija un día y un horario.',
  move: 'Cambiar la cita',
  moveTo: (date, time) => `Cambiar al ${date}, ${time}`,
  moving: 'Cambiando…',
  moved: (date, time) =>
    `${ended(`Su cita es ahora el ${date}, a ${articledTime(time)}`)} Agréguela otra vez a su calendario: reemplaza a la anterior.`,
  keepAsItIs: 'Dejarla como está',

  reason: 'Motivo',
  optional: '(opcional)',
  cancel: 'Sí, cancelar la cita',
  canceling: 'Cancelando…',
  canceled: 'Cancelada. Sigue en su calendario hasta que usted la quite.',
  keep: 'Conservarla',

  changedMeanwhile:
    'La cita cambió después de que usted abrió esta página. Así está ahora; su cambio no se hizo.',
} satisfies typeof en;

import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './appointment.en.ts';

export const words = {
  'appointment.stages': {
    active: {
      title: 'Su cita',
      text: 'Hola, {firstName}: esta es su inspección de vivienda con {{name}}.',
    },
    unconfirmed: {
      title: 'Confirme su cita',
      text: 'Hola, {firstName}: le estamos guardando este horario. Plazo para confirmarlo: {deadline}.',
    },
    released: {
      title: 'Este horario quedó libre',
      text: 'Hola, {firstName}: la cita no se confirmó a tiempo (plazo: {deadline}), así que no está reservada. Todavía tenemos lo que nos envió: elija de nuevo un horario, o llámenos y lo reservamos con usted.',
    },
    canceled: {
      title: 'Esta cita está cancelada',
      text: 'Hola, {firstName}: nadie irá en este horario. No hay nada que pagar.',
    },
    past: {
      title: 'Esta cita ya pasó',
      text: 'Hola, {firstName}: gracias. Si todavía tiene alguna pregunta, llámenos.',
    },
  },

  'appointment.confirm': {
    title: 'Un toque y queda reservada',
    note: 'Pasado el plazo ({deadline}), otros podrán reservar este horario. ¿Preguntas? Llame al {{phone}}.',
    button: 'Confirmar esta cita',
    byEmailTitle: 'Revise su correo electrónico',
    byEmail:
      'Le enviamos un enlace. Confirme con él, para que sepamos que nuestros correos le llegan. Pasado el plazo ({deadline}), otros podrán reservar este horario. ¿No recibió el correo? Llame al {{phone}} y confirmamos la cita por usted.',
  },

  'appointment.change': {
    title: '¿Cambió algo?',
    note: 'Puede cambiar o cancelar la cita sin costo hasta {{noticeTime}} antes de que empiece.',
    movedOften:
      'Ya cambió la cita varias veces; para cambiarla de nuevo, llámenos. Aquí todavía puede cancelarla hasta {{noticeTime}} antes de que empiece.',
    tooLate: 'Faltan menos de {{noticeTime}}, así que llámenos. Encontraremos la manera.',
    move: 'Cambiar la cita',
    moveTitle: 'Elija otro horario',
    moveNote: 'Horario actual: {when}; sigue siendo suyo hasta que lo cambie.',
    cancel: 'Cancelar la cita',
    cancelTitle: '¿Cancelar la cita del {when}?',
  },

  'appointment.labels': {
    calendar: 'Agregar a su calendario',
    prepare: 'Cómo prepararse',
    remove: 'Quitar de mi calendario (.ics)',
    bookAnother: 'Reservar otra cita',
    chooseTime: 'Elegir un horario',
  },

  'appointment.missing': {
    unknown: {
      title: 'Este enlace no abre ninguna cita',
      text: 'Quizá se cortó en el camino, o ya venció. Ábralo de nuevo desde el mensaje original, o llámenos y la buscamos juntos.',
    },
    unreachable: {
      title: 'No pudimos cargar su cita',
      text: 'No ha cambiado nada. Vuelva a cargar la página en un momento, o llámenos.',
    },
    book: 'Reservar una cita',
  },

  'appointment.meta': {
    title: 'Su cita | {{name}}',
    description: 'Su inspección de vivienda con {{name}}: véala, cámbiela o cancélela.',
    keywords: ['cita para inspección de vivienda'],
  },
} as const satisfies TextsById<typeof en>;

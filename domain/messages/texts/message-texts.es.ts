import { countedIn } from '#domain/locale/locale.ts';
import { articledTime } from '#domain/locale/spanish.ts';
import type { words as en } from './message-texts.en.ts';

const counted = countedIn('es');

export const words = {
  greeting: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
  /** 'martes, 1 de diciembre de 2026 a las 8:00 a. m., hora del Centro' */
  when: (date, time, zone) => `${date} a ${articledTime(time)}, ${zone}`,
  hours: (count) => counted(count, 'hora', 'horas'),
  about: (length) => `aproximadamente ${length}`,
  noType: 'Sin indicar',

  whenLabel: 'Cuándo',
  where: 'Dónde',
  timeNeeded: 'Duración',
  inspector: 'Su inspector',
  confirmBy: 'Confirme a más tardar',
  movedBy: 'Cambiada por',
  canceledBy: 'Cancelada por',
  reason: 'Motivo',
  us: 'nosotros',
  you: 'usted',

  prepare: 'Cómo prepararse',
  confirm: 'Confirmar esta cita',
  seeAppointment: 'Ver su cita',
  otherTime: 'Elegir otro horario',
  aTime: 'Elegir un horario',

  readAndSign: 'Leer y firmar el contrato',
  toSign: 'Por favor lea y firme el contrato de inspección.',
  signAgain: 'Por favor lea y firme el contrato otra vez, porque en él consta el precio.',
  signedAt: 'Firmado',
  signedBy: 'Firmado por',
  amount: 'Cantidad',
  method: 'Forma de pago',
  paidAt: 'Pagado',
  // Longer words do not fit into the column of labels on a phone.
  refundedAt: 'Fecha',
  stillToPay: 'Falta pagar',
  alreadyPaid: 'Ya pagado',
  overpaid: 'Pagó de más',
  methods: {
    cash: 'Efectivo',
    check: 'Cheque',
    card: 'Tarjeta',
    closing: 'En el cierre de la compra',
    online: 'En línea',
  },
  readReport: 'Leer el reporte',
  questions: (phone) => `¿Tiene preguntas? Llame al ${phone}.`,

  toChange: (notice, phone) =>
    `Ahí puede cambiarla o cancelarla hasta ${notice} antes de que empiece. Después de ese plazo, llame al ${phone}.`,
  toConfirm: (phone) =>
    `Si no la confirma, el horario vuelve a quedar libre para otras personas. ¿Tiene preguntas? Llame al ${phone}. Si usted no pidió esta cita, puede ignorar este correo.`,
  lateOption: (deadline, end, phone) =>
    `Su ${deadline} termina el ${end}, antes de la entrega del reporte. Si necesita el reporte antes, llame al ${phone}.`,
  requestedTime: (when) =>
    `Usted pidió este horario: ${when}. Todavía no está reservado: se lo confirmaremos o le ofreceremos otro.`,
} satisfies typeof en;

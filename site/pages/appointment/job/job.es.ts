import { ended } from '#domain/locale/spanish.ts';
import type { words as en } from './job.en.ts';

export const words = {
  next: 'Su siguiente paso',
  signTitle: 'Firme el contrato',
  signText: 'Léalo, escriba su nombre y listo.',
  signAgainTitle: 'Firme el contrato otra vez',
  signAgainText: 'Algo en él cambió desde que usted firmó. Léalo de nuevo, por favor.',
  payTitle: (amount) => `Pague ${amount}`,
  payOnlineText: 'Pague con tarjeta en una página segura, o directamente a su inspector.',
  payDirectText:
    'Páguele directamente a su inspector. Si no está seguro de cómo hacerlo, llámenos.',
  howToPay: 'Cómo pagar',
  readTitle: 'Su reporte está listo',
  readText: (date) => `Es del ${date}. Puede abrirlo aquí cuantas veces quiera.`,
  waitTitle: 'Por ahora no tiene que hacer nada',
  waitText: 'Esta página le muestra cuando haya algo que firmar, pagar o leer.',
  writingTitle: 'Estamos preparando su reporte',
  writingText: 'Le avisamos por correo electrónico cuando esté aquí.',
  progress: 'Cómo va su inspección',
  agreement: 'Contrato',
  payment: 'Pago',
  report: 'Reporte',
  toSign: 'Por firmar',
  toSignAgain: 'Por firmar otra vez',
  signed: 'Firmado',
  paid: 'Pagado',
  beingChecked: 'En verificación',
  open: (amount) => `${amount} por pagar`,
  due: {
    booking: (amount) => `${amount} ahora`,
    inspection: (amount) => `${amount} en la inspección`,
    report: (amount) => `${amount} antes del reporte`,
    closing: (amount) => `${amount} en el cierre`,
  },
  ready: 'Listo para leer',
  opensSigned: 'Se abre al firmar',
  opensPaid: 'Se abre al pagar',
  beingPrepared: 'En preparación',
  afterInspection: 'Después de la inspección',
  done: 'Hecho:',
  isNext: 'Sigue:',

  agreementTitle: 'Contrato de inspección',
  hideAgreement: 'Cerrar el contrato',
  loadingAgreement: 'Cargando el contrato…',
  checkText: 'Comprobar el texto firmado',
  digest: 'SHA-256 del texto, como en el PDF:',
  textIsSame: 'Este es el texto que se firmó: su SHA-256 se calculó de nuevo en su dispositivo.',
  textIsOther: 'El SHA-256 de este texto es otro. Compárelo con su PDF y llámenos.',
  signedNotice: 'Firmado. Gracias.',
  signedBy: (name, date, time) => `Firmado por ${name}, ${date}, ${time}`,
  movedSince: (date, time) =>
    `${ended(`Después, la cita se cambió al ${date}, ${time}`)} La firma sigue siendo válida.`,
  signedPdf: 'Contrato firmado (PDF)',
  anotherSigner: 'Firma también otra persona',

  priceTitle: 'Precio y pago',
  changedSince: 'cambió después de reservar',
  openSum: 'Por pagar',
  overpaid: 'Pagado de más',
  overpaidText: 'Se lo devolvemos.',
  payments: 'Pagos',
  methods: {
    cash: 'en efectivo',
    check: 'con cheque',
    card: 'con tarjeta',
    closing: 'en el cierre de la compra',
    online: 'en línea',
  },
  paymentLine: (amount, method, date) => `${amount} ${method}, ${date}`,
  refunded: 'Devuelto',
  chargedBack: 'Devuelto por su banco',
  refundedPart: (amount) => `se devolvieron ${amount}`,
  paymentChecked: 'en verificación; el recibo llega en unos minutos',
  receipt: 'Recibo (PDF)',
  receiptOf: (amount, date) => `Recibo de ${amount}, ${date} (PDF)`,
  dueText: {
    booking: 'El pago se hace al reservar.',
    inspection: 'El pago se hace el día de la inspección.',
    report: 'El pago se hace antes de leer el reporte.',
    closing: 'El pago se hace en el cierre de la compra. El reporte lo puede leer antes.',
  },
  payOnline: (amount) => `Pagar ${amount} en línea`,
  payOnlineNote:
    'Se abre la página de pago segura de Stripe. El número de su tarjeta no llega a nosotros.',
  openingPayment: 'Abriendo la página de pago…',
  payAtTheDoor: 'También puede pagarle directamente a su inspector.',
  checkingPayment: 'Estamos revisando su pago…',
  paymentReceived: 'Su pago llegó. Gracias.',
  paymentOpen:
    'Hasta ahora no ha llegado ningún pago. Si ya pagó, aparecerá aquí en unos minutos. No pague dos veces.',
  paymentUnchecked:
    'En este momento no pudimos revisar su pago. Si ya pagó, no se ha perdido nada. No pague dos veces.',
  checkAgain: 'Revisar de nuevo',

  reportTitle: 'Su reporte',
  readReport: (size) => `Leer el reporte (PDF, ${size})`,
  video: 'Ver el video de la inspección',
  reportBlocks: {
    agreement_unsigned: 'Su reporte ya está aquí. Se abre en cuanto se firme el contrato.',
    not_priced:
      'Su reporte ya está aquí. Se abre cuando se acuerde el precio; pregúntele a su inspector.',
    being_checked:
      'Su reporte ya está aquí. Se abre en unos minutos, cuando se haya verificado su pago.',
    payment_due: 'Su reporte ya está aquí. Se abre en cuanto se pague la inspección.',
    not_released: 'Su reporte ya está aquí. Su inspector lo abrirá en breve.',
  },
  reportComes: (time) => `Llega ${time} después de la inspección, a más tardar.`,
  reportWritten:
    'Su inspector lo está escribiendo. Le avisamos por correo electrónico cuando esté aquí.',

  agentTitle: 'Su agente',
  agentConsent: (name) => `${name} puede seguir la inspección`,
  agentSees:
    'Su agente ve la hora, el lugar, el estado y, cuando esté listo, el reporte y su video, y recibe los enlaces por correo: sin el precio y sin ningún otro dato suyo.',
  agentFrom: (date) =>
    `Usted lo aceptó el ${date}. Si quita la marca, su agente ya no ve nada de esto.`,
  agentOn: 'Guardado. Su agente puede seguir la inspección.',
  agentOff: 'Guardado. Su agente ya no ve la inspección.',

  noShow: 'La inspección no se pudo hacer: llegamos y no pudimos entrar.',
  lateCancellation: 'La cita se canceló con poca anticipación.',
  canceledWithFee: (firstName, amount) =>
    `Hola, ${firstName}: nadie irá en este horario. Quedan por pagar ${amount}.`,
} satisfies typeof en;

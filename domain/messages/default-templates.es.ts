import type { ClientMessageKind } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** Only what clients get: agents and the owner are written to in English. */
export const words = {
  request_received: {
    subject: 'Recibimos su solicitud de inspección',
    text: `Gracias por su solicitud de inspección ({{inspection}}).

Nos comunicaremos con usted en un plazo de {{response}} para acordar un horario y responder sus preguntas. Si es urgente, llame al {{phone}}.

Si usted no envió esta solicitud, puede ignorar este correo.`,
  },
  confirm_booking: {
    subject: 'Por favor confirme su inspección: {{date}}, {{time}}',
    text: 'Gracias por reservar con {{business}}. Le estamos guardando este horario. Confírmelo, por favor, para saber que este correo sí le llega.',
  },
  booking_confirmed: {
    subject: 'Su inspección está reservada: {{date}}, {{time}}',
    text: 'Gracias por reservar con {{business}}. Estos son los datos de su cita.',
  },
  booking_moved: {
    subject: 'Su inspección tiene un nuevo horario: {{date}}, {{time}}',
    text: 'Se cambió su inspección. Este es el nuevo horario; el anterior ya no es válido.',
  },
  booking_cancelled: {
    subject: 'Su inspección se canceló: {{date}}, {{time}}',
    text: 'Esta inspección se canceló. Para reservar otro horario, elija uno abajo o llame al {{phone}}.',
  },
  booking_released: {
    subject: 'Su inspección no se confirmó: {{date}}, {{time}}',
    text: `No recibimos su respuesta a tiempo, así que esta cita no está reservada. ¿Todavía quiere una inspección? Elija un horario abajo, o llame al {{phone}} y se la reservamos.

Si usted no pidió esta cita, puede ignorar este correo.`,
  },
  reminder: {
    subject: 'Mañana: su inspección, {{date}}, {{time}}',
    text: 'Le recordamos su inspección.',
  },
  agreement_reminder: {
    subject: 'Por favor firme su contrato de inspección: {{date}}, {{time}}',
    text: 'Se acerca su inspección y el contrato todavía no está firmado. Tómese unos minutos para leerlo y firmarlo antes de ese día, por favor.',
  },
  agreement_signed: {
    subject: 'Su contrato de inspección firmado: {{date}}, {{time}}',
    text: 'Gracias por firmar. Adjuntamos el contrato en PDF; guárdelo, por favor.',
  },
  payment_receipt: {
    subject: 'Recibo de su inspección: {{amount}}',
    text: 'Gracias por su pago. Adjuntamos el recibo en PDF.',
  },
  refund_receipt: {
    subject: 'Reembolso de su inspección: {{amount}}',
    text: 'Le reembolsamos esta cantidad. Adjuntamos el recibo en PDF. Un reembolso a una tarjeta puede tardar varios días en aparecer.',
  },
  price_changed: {
    subject: 'Su inspección tiene un nuevo precio: {{amount}}',
    text: 'Cambió el precio de su inspección. Este es el nuevo total.',
  },
  fee_charged: {
    subject: 'Cargo por su cita: {{amount}}',
    text: 'Su inspección no se realizó. Esto es lo que cobramos por el tiempo que le habíamos reservado, en lugar del precio de la inspección.',
  },
  report_ready: {
    subject: 'Su reporte de inspección está listo',
    text: 'Su reporte de inspección está listo. Puede leerlo y descargarlo en la página de su cita.',
  },
  report_withdrawn: {
    subject: 'Retiramos su reporte de inspección',
    text: 'Retiramos el reporte de su inspección. Ya no se puede abrir en la página de su cita; por favor, no se base en una copia que haya guardado. Cuando pueda leer un nuevo reporte, le escribiremos otra vez.',
  },
  review_request: {
    subject: '¿Qué le pareció su inspección?',
    text: `Gracias por elegir a {{business}}. ¿Les contaría a otras personas cómo le fue? Unas palabras ayudan a quienes buscan un inspector.

Solo se lo pedimos una vez.`,
  },
} satisfies Readonly<Record<ClientMessageKind, MessageTemplate>>;

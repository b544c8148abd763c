import type { TranslationOf } from '../chat-rule.ts';
import { phraseList } from '../phrase-list.ts';
import type { words as en } from './payment-intents.en.ts';

export const words = {
  payment: {
    phrases: phraseList(`
      pago, forma de pago, método de pago, opción de pago, tarjeta, tarjeta de crédito, tarjeta de débito, efectivo,
      cash, cheque, paypal, venmo, zelle, transferencia, factura, credit card, cómo pago, aceptan, puedo pagar,
      recibo de pago, cashapp, apple pay`),
    text: 'Se paga {{due}}: en efectivo, con cheque, con tarjeta de crédito o débito, PayPal o Venmo.',
  },
  'pay-at-closing': {
    phrases: phraseList(`
      pagar al cierre, pagar en closing, pagar después, pagar luego, pagar más tarde, pagar ahora, cuándo pago,
      cuándo hay que pagar, cuándo se paga, pagar a plazos, plan de pagos, mensualidad, abonos, pago ahorita,
      pagar en la firma, pagar cuando firme, pagar hasta que firme, pagar hasta el cierre, incluir pago cierre,
      gastos de cierre, costos de cierre, meter al closing, pagar title, compañía de títulos pague, cobran al cierre,
      closing pago, pagar cuando cierre, pagar en partes`),
    text: 'Se paga {{due}}. Antes no hay nada que pagar.',
  },
  deposit: {
    phrases: phraseList(`
      depósito, anticipo, adelanto, enganche, por adelantado, pagar antes, down payment, pagar algo antes,
      pagar por adelantado, pagar primero, se da algo, algo adelantado, dejar dinero, pagar para reservar,
      pagar para apartar, pedir dinero antes`),
    text: '{{NoDeposit}}: reservar es gratis, y se paga {{due}}.',
    otherwise: 'Todo se paga {{due}}, no solo un depósito.',
  },
  cancel: {
    phrases: phraseList(`
      cancelar, cancelación, cancelada, política de cancelación, anular, echó atrás, echó para atrás,
      se cayó la compra, se cayó la venta, cancel, cancelar cita, cancelar inspección, quiero cancelar, ya no quiero,
      ya no necesito, ya no voy a necesitar, ya no podré, ya no ocupo, no haré inspección, ya no quiero la cita,
      ya no ocupar cita`),
    text: 'Abra el enlace de su confirmación y elija “Cancelar la cita”: es gratis hasta {{noticeTime}} antes. Después de ese plazo, o sin el enlace, llámenos, por favor.',
  },
  reschedule: {
    phrases: phraseList(`
      cambiar cita, cambiar mi reserva, cambiar fecha, cambiar hora, cambiar horario, cambiar día, cambiar inspección,
      mover cita, mover inspección, mover fecha, mover o cancelar, cambiar o cancelar, reprogramar, reagendar,
      posponer, aplazar, otro día, otra fecha, otra hora, otro horario, día diferente, atrasar cita, adelantar cita,
      reschedule, puedo cambiarlo, quiero cambiarla, necesito cambiarla, otra semana, pasar mi cita,
      cita para otro día, adelantar inspección, cambiarla, no puedo ir, no voy a poder, surgió, imprevisto,
      recorrer la cita, mover la hora, cita más temprano, pasar para la próxima semana, cita la próxima semana,
      no puedo ese día`),
    text: 'Abra el enlace de su confirmación y cambie o cancele ahí su cita: es gratis hasta {{noticeTime}} antes. Después de ese plazo, o sin el enlace, llámenos y buscamos juntos otro horario.',
  },
  refund: {
    phrases: phraseList(`
      regresan mi dinero si, reembolso, reembolsar, devolver dinero, devuelven dinero, devolución, regresan dinero,
      dinero de vuelta, garantía de satisfacción, garantizan, refund, devolver, devuelven, regresan lo que pagué,
      devuelven pago, devolver pago`),
    text: '{{NoDeposit}}: por una inspección cancelada casi nunca hay algo que devolver. Si ya pagó o algo no estuvo bien, llámenos, por favor.',
  },
} satisfies TranslationOf<typeof en>;

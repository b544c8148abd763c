import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './booking-confirmation.en.ts';

export const words = {
  'booking.prepare': [
    'Asegúrese de que podamos entrar: un código del portón, una caja de llaves o alguien que nos abra.',
    'El agua, la luz y el gas deben estar conectados, y los pilotos encendidos.',
    'Deje libre el paso al ático, al tablero eléctrico, a la calefacción y al calentador de agua.',
    'Mantenga aparte a sus mascotas, o avísenos que las tiene.',
  ],

  'booking.next': [
    'Llamamos si necesitamos un código del portón, una caja de llaves o que se conecten los servicios (agua, luz, gas).',
    '{{inspector}} revisa toda la casa y le muestra los hallazgos antes de irse.',
    'El pago se hace {{due}}: efectivo, cheque, tarjeta, PayPal o Venmo.',
    'El reporte llega en un plazo de {{reportPromise}}.',
  ],
} as const satisfies TextsById<typeof en>;

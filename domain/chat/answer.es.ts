import type { words as en } from './answer.en.ts';

export const words = {
  greeting:
    '¡Hola! Soy un programa que conoce nuestros precios, los horarios, la zona de servicio y los reportes. ¿Qué le gustaría saber?',
  fallback:
    'No sé si le entendí. Pregúnteme por precios, horarios, la zona de servicio o el reporte, o hable con una persona.',
} satisfies typeof en;

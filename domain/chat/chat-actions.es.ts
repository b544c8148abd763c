import type { words as en } from './chat-actions.en.ts';

export const words = {
  quote: 'Cotizar al instante',
  book: 'Elegir un horario',
  prices: 'Ver todos los precios',
  services: 'Ver nuestros servicios',
  questions: 'Leer preguntas frecuentes',
  articles: 'Leer nuestros artículos',
  tips: 'Ver consejos de mantenimiento',
  reviews: 'Leer reseñas',
  about: 'Quiénes somos',
  write: 'Enviar una solicitud',
  call: (phone) => `Llamar al ${phone}`,
  callAfterwards: (phone) => `Después: llamar al ${phone}`,
  email: 'Enviar un correo',
  quick: { quote: 'Cotización al instante', call: 'Llamar', email: 'Correo' },
} satisfies typeof en;

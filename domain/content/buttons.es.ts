import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './buttons.en.ts';

export const words = {
  'site.buttons': {
    quote: 'Cotizar al instante',
    schedule: 'Reservar una inspección',
    freeTimes: 'Ver horarios disponibles',
    call: 'Llamar al {{phone}}',
    email: 'Enviar un correo',
    video: 'Ver el video',
    shortQuote: 'Cotizar',
  },

  'site.shortcuts': {
    quote: 'Cotizar',
    call: 'Llamar',
    chat: 'Chat',
  },
} as const satisfies TextsById<typeof en>;

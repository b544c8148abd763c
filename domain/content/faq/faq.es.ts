import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './faq.en.ts';

export const words = {
  'faq.hero': {
    title: 'Sus preguntas, sin rodeos',
    text: 'Lo que nos preguntan compradores, vendedores y dueños en {{metro}}, desde el {{contractDeadline}} hasta el {{soil}} bajo la losa.',
  },

  'faq.closing': {
    title: '¿No está aquí su pregunta?',
    text: 'Llame y hágala. Quien contesta es quien inspecciona.',
  },
} as const satisfies TextsById<typeof en>;

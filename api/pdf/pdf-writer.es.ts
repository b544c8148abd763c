import type { words as en } from './pdf-writer.en.ts';

export const words = {
  standIn:
    'Un número como [U+738B] está en lugar de un carácter que este documento no puede mostrar: es el número del carácter en Unicode.',
} satisfies typeof en;

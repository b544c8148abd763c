import { countedIn } from '#domain/locale/locale.ts';
import type { words as en } from './chat-widget.en.ts';

const counted = countedIn('es');

export const words = {
  name: 'Chat de ayuda',
  offline: 'No se pudo cargar el chat. Intente de nuevo o llame al',
  newAnswers: (count) => counted(count, 'respuesta nueva', 'respuestas nuevas'),
  opening: 'Abriendo…',
  invitation: '¿Preguntas? Escríbanos',
} satisfies typeof en;

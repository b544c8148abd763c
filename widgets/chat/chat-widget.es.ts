import type { words as en } from './chat-widget.en.ts';

export const words = {
  name: 'Chat de ayuda',
  offline: 'No se pudo cargar el chat. Intente de nuevo o llame al',
  newAnswers: (count) => `${count} ${count > 1 ? 'respuestas nuevas' : 'respuesta nueva'}`,
  opening: 'Abriendo…',
  invitation: '¿Preguntas? Escríbanos',
} satisfies typeof en;

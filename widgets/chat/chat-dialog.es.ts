import type { words as en } from './chat-dialog.en.ts';

export const words = {
  title: 'Ayuda',
  close: 'Cerrar el chat',
  quickActions: 'Acciones rápidas',
  conversation: 'Conversación',
  you: 'Usted',
  help: 'Ayuda',
  typing: 'Escribiendo',
  yourMessage: 'Su mensaje',
  askQuestion: 'Haga una pregunta',
  send: 'Enviar',
  goOn: 'Seguir en español',
} satisfies typeof en;

export { ChatPanel } from './chat-panel.tsx';
export { openChat } from './conversation.ts';

import { createStore } from 'zustand/vanilla';
import type { ChatState, ChatStore } from './chat.types.ts';

const initial: ChatState = {
  open: false,
  opening: false,
  offline: false,
  messages: [],
  businesses: {},
  typing: 0,
  unread: 0,
  draft: '',
  moveFocus: false,
};

export const createChatStore = (): ChatStore => createStore(() => initial);

/** The chat around its answers. */
export const words = {
  title: 'Help',
  close: 'Close chat',
  quickActions: 'Quick actions',
  conversation: 'Conversation',
  you: 'You',
  help: 'Help',
  typing: 'Help is typing',
  yourMessage: 'Your message',
  askQuestion: 'Ask a question',
  send: 'Send',
  /** On what leads to the chat, or to the page, in this language. */
  goOn: 'Continue in English',
};

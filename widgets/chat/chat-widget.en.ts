/** The chat around its answers. */
export const words = {
  name: 'Help chat',
  /** Followed by the telephone number. */
  offline: 'The chat could not be loaded. Try again, or call',
  newAnswers: (count: number) => `${count} new ${count > 1 ? 'answers' : 'answer'}`,
  opening: 'Opening…',
  invitation: 'Questions? Ask us',
};

import { countedIn } from '#domain/locale/locale.ts';

const counted = countedIn('en');
/** The chat around its answers. */
export const words = {
  name: 'Help chat',
  /** Followed by the telephone number. */
  offline: 'The chat could not be loaded. Try again, or call',
  newAnswers: (count: number) => counted(count, 'new answer', 'new answers'),
  opening: 'Opening…',
  invitation: 'Questions? Ask us',
};

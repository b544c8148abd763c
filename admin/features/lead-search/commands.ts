import { CalendarPlus, Keyboard, LogOut, type LucideIcon, SquarePen } from 'lucide-react';
import { screens } from '#admin/shell/screens.ts';
import type { FoundOption } from './found-leads.ts';

/** Commands that do not open a screen. */
export interface CommandActions {
  onShowKeys: () => void;
  onLogOut: () => void;
}

type Command = FoundOption & {
  Icon: LucideIcon;
  /** Other search terms for it. */
  words?: string;
};

/** All commands: the owner's most frequent actions, then every screen, then the rest. */
export const commandsOf = ({ onShowKeys, onLogOut }: CommandActions): Command[] => [
  {
    id: 'book',
    href: '/bookings/new',
    title: 'Book an appointment',
    words: 'new booking',
    Icon: CalendarPlus,
  },
  { id: 'post', href: '/blog?new', title: 'Write a post', words: 'new article', Icon: SquarePen },
  ...screens.map(({ path, label, Icon }) => ({
    id: path,
    href: path,
    title: label,
    words: 'go to',
    Icon,
  })),
  { id: 'keys', onAct: onShowKeys, title: 'Keyboard shortcuts', words: 'help', Icon: Keyboard },
  { id: 'log-out', onAct: onLogOut, title: 'Log out', words: 'sign out', Icon: LogOut },
];

/** The commands with a word that starts with each word of `search`, ignoring case; or all. */
export function foundCommands(commands: readonly Command[], search: string): Command[] {
  const starts = wordsOf(search);
  return commands.filter(({ title, words = '' }) => {
    const own = wordsOf(`${title} ${words}`);
    return starts.every((start) => own.some((word) => word.startsWith(start)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

import type { useInteractions } from '@floating-ui/react';
import { createContext } from 'react';

interface OpenMenu {
  activeIndex: number | null;
  getItemProps: ReturnType<typeof useInteractions>['getItemProps'];
  close: () => void;
}

/** The menu that contains an item. */
export const MenuContext = createContext<OpenMenu | undefined>(undefined);

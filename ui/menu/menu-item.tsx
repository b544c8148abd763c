import { useListItem } from '@floating-ui/react';
import { cloneElement, type MouseEvent, type ReactElement, useContext } from 'react';
import { MenuContext } from './menu-context.ts';

interface MenuItemProps {
  /** A button, or a link of any kind. */
  children: ReactElement<Record<string, unknown>>;
}

/** An action or a link; choosing it closes the menu. */
export function MenuItem({ children: control }: MenuItemProps) {
  const menu = useContext(MenuContext);
  const { ref, index } = useListItem();
  if (!menu) throw new Error('MenuItem outside of a Menu');
  return cloneElement(
    control,
    menu.getItemProps({
      ...control.props,
      ref,
      role: 'menuitem',
      tabIndex: menu.activeIndex === index ? 0 : -1,
      onClick(event: MouseEvent<HTMLElement>) {
        menu.close();
        (control.props['onClick'] as ((event: MouseEvent) => void) | undefined)?.(event);
      },
    }),
  );
}

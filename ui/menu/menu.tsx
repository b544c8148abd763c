import {
  FloatingFocusManager,
  FloatingList,
  type Placement,
  useClick,
  useDismiss,
  useInteractions,
  useListNavigation,
  useMergeRefs,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAnchored } from '#ui/floating/use-anchored.ts';
import { MenuContext } from './menu-context.ts';
import './menu.css';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown> & { ref?: Ref<Element> }>;
  placement?: Placement;
  /** `MenuItem`s; an `<hr>` separates groups. */
  children: ReactNode;
}

/**
 * A menu button following the ARIA practices: arrows, Home, End and letters move, Esc returns the
 * focus, Tab and a press outside close it.
 */
export function Menu({ trigger, placement = 'bottom-end', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const items = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);

  const { refs, context } = useAnchored({ open, onOpenChange: setOpen, placement });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useRole(context, { role: 'menu' }),
    useDismiss(context),
    useListNavigation(context, {
      listRef: items,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);
  const triggerRef = useMergeRefs([refs.setReference, trigger.props.ref]);
  // In the top layer nothing clips or covers it, even in a dialog.
  const showInTopLayer = useCallback((box: HTMLElement | null) => box?.showPopover(), []);
  const boxRef = useMergeRefs([refs.setFloating, showInTopLayer]);
  const menu = useMemo(() => {
    // The focus returns first, because a dialog that an item opens restores the focus it finds.
    const close = () => {
      (refs.domReference.current as HTMLElement | null)?.focus();
      setOpen(false);
    };
    return { activeIndex, getItemProps, close };
  }, [activeIndex, getItemProps, refs]);

  return (
    <>
      {cloneElement(trigger, getReferenceProps({ ...trigger.props, ref: triggerRef }))}
      {open ? (
        <MenuContext value={menu}>
          <FloatingFocusManager context={context} modal={false}>
            <div className="page-menu" popover="manual" ref={boxRef} {...getFloatingProps()}>
              <FloatingList elementsRef={items} labelsRef={labels}>
                {children}
              </FloatingList>
            </div>
          </FloatingFocusManager>
        </MenuContext>
      ) : null}
    </>
  );
}

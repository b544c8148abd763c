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
 * A menu button as in the ARIA practices: arrows, Home, End and letters move, Esc gives the focus back, Tab and
 * a press outside close.
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
  // In the top layer nothing clips or covers it, in a dialog neither.
  const showInTopLayer = useCallback((box: HTMLElement | null) => box?.showPopover(), []);
  const boxRef = useMergeRefs([refs.setFloating, showInTopLayer]);
  const menu = useMemo(() => {
    // The focus returns first: a dialog that an item opens gives it back to where it finds it.
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

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useFolding } from './folding-parts.tsx';

interface FoldingPartProps {
  /** In the URL: `#days-off` opens and shows the part. */
  name: string;
  title: string;
  /** Level of the title's heading; 2 by default. */
  level?: 2 | 3;
  /** A chip beside the title. */
  mark?: Elements;
  /** A one-line summary that stays visible while the part is folded. */
  state: ReactNode;
  /** Opens it, so that an invalid field can be seen and focused. */
  isInvalid?: boolean;
  children: Elements;
}

/** A part of a screen that folds to a row with its title and a summary. */
export function FoldingPart(props: FoldingPartProps) {
  const { name, level = 2, isInvalid = false } = props;
  const Heading = `h${level}` as const;
  const isRow = level > 2;
  // A list of many rows would create as many landmarks.
  const Box = isRow ? 'div' : 'section';
  const id = useId();
  const box = useRef<HTMLElement & HTMLDivElement>(null);
  const { isOpen, setOpen } = useFolding(name);

  const openIfLinked = useEffectEvent(() => {
    if (window.location.hash !== `#${name}`) return;
    setOpen(true);
    box.current?.scrollIntoView();
  });
  useEffect(() => {
    const onHash = () => openIfLinked();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  return (
    <Box className="admin-fold" id={name} ref={box} aria-labelledby={isRow ? undefined : id}>
      {/* The browser opens it too: for a text found in the page. */}
      <details open={isOpen || isInvalid} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="admin-fold-head">
            <Heading className="admin-fold-title" id={id}>
              {props.title}
            </Heading>
            {props.mark}
          </span>
          <span className="admin-fold-state">{props.state}</span>
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <div className="admin-fold-body">{props.children}</div>
      </details>
    </Box>
  );
}

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFolding } from './folding-parts.tsx';

interface FoldingPartProps {
  /** In the address: `#days-off` opens and shows the part. */
  name: string;
  title: string;
  /** What it holds now, in a line that stays in view while the part is folded. */
  state: ReactNode;
  isUnsaved?: boolean;
  /** Opens it, so that the wrong field can be seen and focused. */
  isInvalid?: boolean;
  children: ReactNode;
}

/** A part of a screen that folds to its title and its present state. */
export function FoldingPart(props: FoldingPartProps) {
  const { name, isInvalid = false } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { isOpen, setOpen } = useFolding(name);

  const openIfLinked = useEffectEvent(() => {
    if (window.location.hash !== `#${name}`) return;
    setOpen(true);
    section.current?.scrollIntoView();
  });
  useEffect(() => {
    const onHash = () => openIfLinked();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  return (
    <section className="admin-fold" id={name} ref={section} aria-labelledby={id}>
      {/* The browser opens it too: for a text found in the page. */}
      <details open={isOpen || isInvalid} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="admin-fold-head">
            <h2 className="admin-fold-title" id={id}>
              {props.title}
            </h2>
            {isInvalid ? (
              <span className="admin-chip" data-kind="warning">
                Needs attention
              </span>
            ) : props.isUnsaved ? (
              <span className="admin-chip">Not saved</span>
            ) : null}
          </span>
          <span className="admin-fold-state">{props.state}</span>
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <div className="admin-fold-body">{props.children}</div>
      </details>
    </section>
  );
}

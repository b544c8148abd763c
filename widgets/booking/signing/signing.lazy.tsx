import { useRef } from 'react';
import text from '#ui/agreement/agreement-text.css?inline';
import signature from '#ui/signature/signature.css?inline';
import { useStyles } from '#ui/use-styles.ts';
import styles from './signing.css?inline';
import { Signing as BareSigning } from './signing.tsx';

/** `Signing` in an element, with its styles. */
export function Signing(props: Parameters<typeof BareSigning>[0]) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, text + signature + styles);
  return (
    <div ref={place}>
      <BareSigning {...props} isBoxed />
    </div>
  );
}

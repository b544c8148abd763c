import { useEffect, useRef } from 'react';
import { NEAR, whenNear } from '#widgets/core/when-near.ts';
import { TextField, type TextFieldProps } from './field.tsx';

interface DateFieldProps extends Omit<TextFieldProps, 'ref' | 'type'> {
  /** The browser's own control may wait until the field comes near the screen. */
  mayWait: boolean;
}

/**
 * A day, by the browser's own control. The first one of a page takes a slow phone as long to make as
 * half a form; until it is near, a plain input keeps its place.
 */
export function DateField({ mayWait, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (!mayWait || !current) return;
    return whenNear(current, NEAR, () => {
      const hasFocus = current.matches(':focus');
      // Changed under the focus it would take no keys.
      current.blur();
      current.type = 'date';
      if (hasFocus) current.focus();
    });
  }, [mayWait]);
  return <TextField {...field} ref={input} type={mayWait ? 'text' : 'date'} />;
}

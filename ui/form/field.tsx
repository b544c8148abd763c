import {
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { uiWords } from '#ui/ui.words.ts';
import { useWords } from '#ui/words.ts';
import type { FormState } from './form-state.ts';

interface FieldProps {
  form: FormState;
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** Spans both columns of the form. */
  wide?: boolean;
  /** The language of what is typed, if it is not the page's. */
  lang?: string | undefined;
}

interface Control {
  id: string;
  name: string;
  className: 'ui-control';
  part: 'control';
  defaultValue: string;
  autoFocus: true | undefined;
  'aria-describedby': string;
  'aria-invalid': 'true' | undefined;
  'aria-required': 'true' | undefined;
}

/**
 * Label, control and one line for hint or error; other props go to the control. `required` is
 * announced but not native: the schema reports missing values, with the messages of spec §5.
 */
function Field({
  form,
  name,
  label,
  hint,
  required,
  wide,
  children,
  ...controlProps
}: FieldProps & { children: (control: Control) => ReactElement }) {
  const { optional } = useWords(uiWords);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const defaultValue = useDefaultText(box, form.values[name] ?? '');
  const error = form.errors[name];
  return (
    <div className={wide ? 'ui-field ui-wide' : 'ui-field'} part="field" ref={box}>
      <label className="ui-label" part="label" htmlFor={id}>
        <span>{label}</span>
        {required ? null : <span className="ui-label-note">{` ${optional}`}</span>}
      </label>
      {children({
        ...controlProps,
        id,
        name,
        className: 'ui-control',
        part: 'control',
        defaultValue,
        autoFocus: form.focus === name || undefined,
        'aria-describedby': `${id}-message`,
        'aria-invalid': error ? 'true' : undefined,
        'aria-required': required ? 'true' : undefined,
      })}
      <p
        className="ui-message"
        part="message"
        id={`${id}-message`}
        data-error={error ? '' : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  );
}

/**
 * The default text of the control in `box`. It follows code that changes `text`, never the
 * visitor's typing, because a browser restores a field after Back only if its text differed from
 * its default.
 */
function useDefaultText(box: RefObject<HTMLElement | null>, text: string): string {
  const [defaultText, setDefaultText] = useState(text);
  useLayoutEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement>('.ui-control');
    if (control && control.value !== text) setDefaultText(text);
  }, [box, text]);
  return defaultText;
}

export type TextFieldProps = FieldProps & {
  ref?: RefObject<HTMLInputElement | null>;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  min?: string | undefined;
  max?: string | undefined;
  onFocusCapture?: FocusEventHandler;
  onPointerEnter?: PointerEventHandler;
  placeholder?: string | undefined;
};

export const TextField = (props: TextFieldProps) => (
  <Field {...props}>{(control) => <input type="text" {...control} />}</Field>
);

export const TextAreaField = (
  props: FieldProps & { rows?: number; placeholder?: string | undefined },
) => <Field {...props}>{(control) => <textarea rows={3} {...control} />}</Field>;

type SelectFieldProps = FieldProps & {
  options: readonly { value: string | number; label: string }[];
  /** The empty choice, for example "Select a type". */
  placeholder?: string;
};

export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control}>
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField({
  form,
  name,
  label,
  note,
}: {
  form: FormState;
  name: string;
  label: string;
  /** What ticking it means, for example a price. */
  note?: string;
}) {
  return (
    <label className="ui-check">
      <input type="checkbox" name={name} defaultChecked={form.values[name] === 'on'} />
      <span>
        <span>{label}</span>
        {note ? <span className="ui-label-note">{` ${note}`}</span> : null}
      </span>
    </label>
  );
}

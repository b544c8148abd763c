import { useRef } from 'react';
import { findControl, setControlValue } from '#admin/forms/set-control-value.ts';
import { colorFault } from '#domain/business/brand-colors.ts';
import { contrast } from '#domain/business/color.ts';
import { TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

interface ColorFieldProps {
  form: FormState;
  name: 'accent' | 'ink';
  label: string;
  /** What has the color. */
  use: string;
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A color as text beside the browser's picker; says how well it can be read, before it is published. */
export function ColorField({ form, name, label, use }: ColorFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const color = (form.values[name] ?? '').trim();
  const fault = isColor(color) ? colorFault(name, color) : undefined;
  const state = fault ? { ...form, errors: { ...form.errors, [name]: fault } } : form;
  return (
    <div className="brand-color" ref={box}>
      <TextField
        form={state}
        name={name}
        label={label}
        hint={isColor(color) ? `${use}. ${readability(color)}` : 'Such as #2b4fb3'}
        required
      />
      <input
        type="color"
        aria-label={`Choose the ${label.toLowerCase()}`}
        value={isColor(color) ? color : '#000000'}
        // The form has the text field's.
        onInput={(event) => event.stopPropagation()}
        onChange={({ target }) =>
          setControlValue(findControl(box.current?.closest('form') ?? null, name), target.value)
        }
      />
    </div>
  );
}

const readability = (color: string) =>
  `Easy to read on white, ${(Math.floor(contrast(color, '#ffffff') * 10) / 10).toFixed(1)}:1`;

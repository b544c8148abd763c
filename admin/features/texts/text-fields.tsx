import { Braces } from 'lucide-react';
import type { Values } from '#admin/forms/drafts.ts';
import { RecordRows } from '#admin/forms/record-rows.tsx';
import { isForState } from '#domain/business/text-block.ts';
import { isFixed, MAX_ITEMS, maxLength, mayBeEmpty } from '#domain/business/text-shape.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { useBusiness } from '#ui/business.tsx';
import { CheckField, TextAreaField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { keyLabel } from './text-labels.ts';
import { type Block, emptyItem, hasOrder, itemTemplate, valueIn } from './text-values.ts';

interface TextFieldsProps {
  form: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
  block: Block;
  /** The original's value at `path`, whose shape the controls have. */
  template: unknown;
  path: string;
  label: string;
  /** Whether it may be empty. */
  isOptional?: boolean;
  /** Asks for a fact to insert into a control. */
  onFact: (name: string) => void;
  /** Of texts in another language than English. */
  translation: Translation | undefined;
}

interface Translation {
  locale: Locale;
  /** What is translated, by the names of the controls. */
  english: Values;
  /** The English that the published translation was made from, if that is known. */
  source: Values | undefined;
  /** What visitors read without a translation by the owner. */
  fallback: Values;
}

/** A default longer than this is edited in several lines. */
const ONE_LINE = 60;
/** The counter is shown from this share of the greatest length. */
const NEAR = 0.8;

/** Controls for a value of a block: one for each text, rows for a list. */
export function TextFields(props: TextFieldsProps) {
  const { form, onType, block, template, path, label, isOptional = false } = props;
  const { statePack } = useBusiness();
  const text = form.values[path] ?? '';
  if (typeof template === 'string') {
    const max = maxLength(template);
    const hint = text.length > max * NEAR ? `${text.length} of ${max} characters` : undefined;
    const { translation } = props;
    const field = {
      ...{ form, name: path, label, hint, required: !isOptional, wide: true },
      lang: translation?.locale,
      placeholder: translation?.fallback[path],
    };
    return (
      <div className="text-field ui-wide">
        {template.length > ONE_LINE ? (
          <TextAreaField {...field} rows={Math.min(8, Math.ceil(template.length / 50) + 1)} />
        ) : (
          <TextField {...field} />
        )}
        <button
          type="button"
          className="text-fact"
          aria-label={`Insert a fact: ${label}`}
          onClick={() => props.onFact(path)}
        >
          <Braces size={16} aria-hidden="true" /> Fact
        </button>
        {translation ? <EnglishText {...translation} name={path} /> : null}
      </div>
    );
  }
  if (typeof template === 'number') {
    return <TextField form={form} name={path} label={label} inputMode="numeric" required />;
  }
  if (typeof template === 'boolean') return <CheckField form={form} name={path} label={label} />;
  if (Array.isArray(template)) {
    const added = emptyItem(template, block);
    const isAdded = added !== undefined;
    const itemAt = (at: string) =>
      valueIn(form.values, itemTemplate(form.values, template, at), at);
    return (
      <div className="text-list ui-wide">
        <p className="text-list-name">{label}</p>
        <RecordRows
          form={form}
          onType={onType}
          path={path}
          name={(index) => itemName(form.values, `${path}.${index}`, index)}
          isHidden={(index) => !isForState(itemAt(`${path}.${index}`) as object, statePack)}
          isMovable={hasOrder(block)}
          added={added}
          add="Add an item"
          max={isAdded ? MAX_ITEMS : 0}
        >
          {(at) => (
            <TextFields
              {...props}
              template={itemTemplate(form.values, template, at)}
              path={at}
              label="Text"
            />
          )}
        </RecordRows>
      </div>
    );
  }
  return Object.entries(template as object).map(([key, part]) => {
    const at = `${path}.${key}`;
    if (isFixed(key) || key === 'sample') {
      return Object.entries(form.values)
        .filter(([name]) => name === at || name.startsWith(`${at}.`))
        .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
    }
    return (
      <TextFields
        key={key}
        {...props}
        template={part}
        path={at}
        label={keyLabel(key)}
        isOptional={mayBeEmpty(key, template as object)}
      />
    );
  });
}

/** The English of a text, with what it said when it was translated. */
function EnglishText({ english, source, name }: Translation & { name: string }) {
  const [now = '', before = ''] = [english[name], source?.[name]];
  if (!now && !before) return null;
  const isChanged = source !== undefined && now !== before;
  return (
    <p className="text-english" data-changed={isChanged ? '' : undefined}>
      <span className="text-english-label">{isChanged ? 'English, changed' : 'English'}</span>
      {isChanged && before ? <del>{before}</del> : null}
      <span>{` ${now}`}</span>
    </p>
  );
}

const names = ['title', 'question', 'name', 'label', 'service', 'feature', 'place', 'author_name'];

function itemName(values: Values, path: string, index: number): string {
  const key = names.find((name) => values[`${path}.${name}`]);
  const named = key && values[`${path}.${key}`];
  // An answer of the chat has only an id, "hidden-fees".
  const id = values[`${path}.id`]?.replaceAll('-', ' ');
  return named || (id && !id.startsWith('own ') ? keyLabel(id) : `Item ${index + 1}`);
}

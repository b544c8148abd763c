import type { ComponentProps } from 'react';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import { TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { profileIn } from './profile-values.ts';
import { spanishName, textOfSpanish, textsToTranslate } from './spanish-values.ts';

interface SpanishPartProps {
  form: FormState;
  stored: StoredProfile;
  /** Name and marks. */
  part: Pick<ComponentProps<typeof FoldingPart>, 'name' | 'mark' | 'isInvalid'>;
}

/** The owner's Spanish of each text that is not translated by itself; nothing is shown without such a text. */
export function SpanishPart({ form, stored, part }: SpanishPartProps) {
  const { values } = form;
  const texts = textsToTranslate(profileIn(values, stored, stored.region), values);
  const names = texts.map(spanishName);
  const left = names.filter((name) => !values[name]).length;
  // The Spanish of a text whose English is being typed: it is back with the English.
  const unused = Object.entries(values).filter(
    ([name, spanish]) => textOfSpanish(name) !== undefined && spanish && !names.includes(name),
  );
  return (
    <>
      {unused.map(([name, spanish]) => (
        <input key={name} type="hidden" name={name} value={spanish} />
      ))}
      {texts.length > 0 ? (
        <FoldingPart
          {...part}
          title="In Spanish"
          state={left > 0 ? `${left} of ${texts.length} as in English` : 'Every text'}
        >
          <p className="business-lead">
            Words of yours that pages in Spanish show in English unless you translate them. Write
            them as inside a sentence, a place with its article:{' '}
            <span lang="es">“la costa del Golfo”</span>. Leave empty what is the same in Spanish.
          </p>
          <div className="record-row-fields" data-wordy>
            {texts.map((text) => (
              <TextField key={text} form={form} name={spanishName(text)} label={text} lang="es" />
            ))}
          </div>
        </FoldingPart>
      ) : null}
    </>
  );
}

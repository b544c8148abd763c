import { useStore } from 'zustand';
import {
  concerns,
  defaultLocation,
  homeAges,
  homeTypes,
  maintenancePriorities,
  seasons,
} from '#domain/maintenance/maintenance-options.ts';
import { useBusiness } from '#ui/business.tsx';
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { uiWords } from '#ui/ui.words.ts';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useWords } from '#ui/words.ts';
import type { TipsStore } from './tips.types.ts';
import { tipsWidgetWords } from './tips-widget.words.ts';

const choices = <V extends string>(values: readonly V[], labelOf: (value: V) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

interface TipsFormProps {
  store: TipsStore;
  onSubmit: (form: HTMLFormElement) => void;
}

export function TipsForm({ store, onSubmit }: TipsFormProps) {
  const state = useStore(store);
  const business = useBusiness();
  const words = useWords(tipsWidgetWords);
  const { optional } = useWords(uiWords);
  const heading = useMoveFocus(store);

  return (
    <div className="tips-form">
      <h2 className="ui-title ui-heading" part="title" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p className="ui-lead">{words.lead}</p>
      <Form
        label={words.name}
        state={state}
        onType={(change) =>
          store.setState({
            ...change,
            ...(state.placeholder === 'failed' && { placeholder: 'none' }),
          })
        }
        onSubmit={onSubmit}
      >
        <SelectField
          form={state}
          name="homeAge"
          label={words.homeAge}
          required
          placeholder={words.chooseHomeAge}
          options={choices(homeAges, words.homeAgeOf)}
        />
        <SelectField
          form={state}
          name="homeType"
          label={words.homeType}
          required
          placeholder={words.chooseHomeType}
          options={choices(homeTypes, words.homeTypeOf)}
        />
        <SelectField
          form={state}
          name="season"
          label={words.season}
          required
          placeholder={words.chooseSeason}
          options={choices(seasons, words.seasonOf)}
        />
        <SelectField
          form={state}
          name="priority"
          label={words.priority}
          required
          placeholder={words.choosePriority}
          options={choices(maintenancePriorities, words.priorityOf)}
        />
        <TextField
          form={{ ...state, values: { location: defaultLocation(business), ...state.values } }}
          name="location"
          label={words.location}
          required
          wide
        />
        <fieldset className="tips-concerns ui-wide">
          <legend className="ui-label">
            {words.concerns}
            <span className="ui-label-note">{` ${optional}`}</span>
          </legend>
          {concerns.map((concern) => (
            <CheckField
              key={concern}
              form={state}
              name={concern}
              label={words.concernOf(concern)}
            />
          ))}
        </fieldset>
        <SubmitRow
          label={words.submit}
          pendingLabel={words.submitting}
          pending={state.pending}
          note={words.noName}
        />
      </Form>
    </div>
  );
}

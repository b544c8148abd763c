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
import { useMoveFocus } from '#ui/use-move-focus.ts';
import type { TipsStore } from './tips.types.ts';

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const ages = homeAges.map((value) => ({ value, label: `${value} years` }));

interface TipsFormProps {
  store: TipsStore;
  onSubmit: (form: HTMLFormElement) => void;
}

export function TipsForm({ store, onSubmit }: TipsFormProps) {
  const state = useStore(store);
  const business = useBusiness();
  const heading = useMoveFocus(store);

  return (
    <div className="tips-form">
      <h2 className="ui-title ui-heading" part="title" tabIndex={-1} ref={heading}>
        Maintenance tips for your home
      </h2>
      <p className="ui-lead">
        A few choices, and you get a list that fits your home and the season.
      </p>
      <Form
        label="Maintenance tips"
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
          label="Home age"
          required
          placeholder="Select home age"
          options={ages}
        />
        <SelectField
          form={state}
          name="homeType"
          label="Home type"
          required
          placeholder="Select home type"
          options={choices(homeTypes)}
        />
        <SelectField
          form={state}
          name="season"
          label="Season"
          required
          placeholder="Select season"
          options={choices(seasons)}
        />
        <SelectField
          form={state}
          name="priority"
          label="Priority level"
          required
          placeholder="Select priority level"
          options={choices(maintenancePriorities)}
        />
        <TextField
          form={{ ...state, values: { location: defaultLocation(business), ...state.values } }}
          name="location"
          label="Location"
          required
          wide
        />
        <fieldset className="tips-concerns ui-wide">
          <legend className="ui-label">
            Concerns<span className="ui-label-note"> (optional)</span>
          </legend>
          {concerns.map((concern) => (
            <CheckField key={concern} form={state} name={concern} label={concern} />
          ))}
        </fieldset>
        <SubmitRow
          label="Get Maintenance Tips"
          pendingLabel="Generating Tips..."
          pending={state.pending}
          note="No name, no email."
        />
      </Form>
    </div>
  );
}

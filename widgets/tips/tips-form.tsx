import { useStore } from 'zustand';
import {
  concerns,
  homeAges,
  homeTypes,
  maintenancePriorities,
  seasons,
} from '#domain/maintenance/maintenance-options.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { onDemand } from '#widgets/core/on-demand.ts';
import { CheckField, SelectField, TextField } from '#widgets/core/ui/field.tsx';
import { useArrival } from '#widgets/core/use-arrival.ts';
import type { TipsStore } from './tips.store.ts';

/** Checks, call and results: not needed before the visitor starts to choose. */
export const tipsDesk = onDemand(() => import('./tips-desk.ts'));

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const ages = homeAges.map((value) => ({ value, label: `${value} years` }));

export function TipsForm({ store, apiBase }: { store: TipsStore; apiBase: string }) {
  const state = useStore(store);
  const heading = useArrival(store);

  async function submit(form: HTMLFormElement) {
    store.setState({ pending: true });
    try {
      const { requestTips } = await tipsDesk.load();
      await requestTips(store, form, apiBase);
    } catch (error) {
      console.error(error);
    } finally {
      store.setState({ pending: false });
    }
  }

  return (
    <div className="tips-form">
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Maintenance tips for your home
      </h2>
      <p className="ui-lead">
        A few choices, and you get a list that fits the home and the season.
      </p>
      <Form
        label="Maintenance tips"
        state={state}
        onType={(change) =>
          store.setState({ ...change, ...(state.room === 'kept' && { room: 'none' }) })
        }
        onSubmit={submit}
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
        <TextField form={state} name="location" label="Location" required wide />
        <fieldset className="tips-concerns ui-wide">
          <legend className="ui-label">
            Concerns<span className="ui-label-note"> (optional)</span>
          </legend>
          {concerns.map((concern) => (
            <CheckField key={concern} form={state} name={concern} label={concern} />
          ))}
        </fieldset>
        <div className="ui-submit ui-wide">
          <button
            type="submit"
            className="ui-button"
            part="button"
            data-kind="action"
            disabled={state.pending}
          >
            {state.pending ? 'Generating Tips...' : 'Get Maintenance Tips'}
          </button>
          <p className="ui-note">No name, no email.</p>
        </div>
      </Form>
    </div>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckField, SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { emptyForm } from '#ui/form/form-state.ts';
import { inCard } from '../harness/react-host.tsx';

interface FieldsArgs {
  /** Messages by the control's name. */
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  hint: string;
}

/** One of each kind. */
function Fields({ errors, values, hint }: FieldsArgs) {
  const form = { ...emptyForm, errors, values };
  return (
    <form className="ui-form" aria-label="One of each kind">
      <TextField form={form} name="email" label="Email" type="email" required hint={hint} />
      <SelectField
        form={form}
        name="kind"
        label="Inspection type"
        required
        placeholder="Select an inspection type"
        options={[{ value: 'condo', label: 'Condo' }]}
      />
      <TextField form={form} name="day" label="Preferred date" type="date" />
      <CheckField form={form} name="pool" label="Pool or spa" />
      <TextAreaField form={form} name="message" label="Message" wide />
    </form>
  );
}

const meta = {
  title: 'UI/Field',
  render: inCard(Fields),
  args: { errors: {}, values: {}, hint: 'We answer by email' },
} satisfies Meta<FieldsArgs>;

export default meta;

type Story = StoryObj<FieldsArgs>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { values: { email: 'maria@example.com', kind: 'condo', day: '2026-12-01', pool: 'on' } },
};

/** A message replaces the hint, so nothing on the page moves. */
export const Invalid: Story = {
  args: {
    errors: {
      email: 'Please enter a valid email address',
      kind: 'Please select an inspection type',
      day: 'Please choose today or a later date',
      message: 'At most 5000 characters',
    },
  },
};

export const Focused: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText(/^Email/)),
};

/** One column, and a message of two lines. */
export const Narrow: Story = {
  tags: ['variant'],
  parameters: { column: 250 },
  args: {
    errors: { email: 'Please enter a valid email address, such as maria.gonzales@example.com' },
  },
};

export const DarkPage: Story = { tags: ['variant'], ...Invalid, globals: { theme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyForm } from '#widgets/core/form/form-state.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '#widgets/core/ui/field.tsx';
import { core } from '../stage/core.tsx';
import { visit } from '../visitor.ts';

interface FieldsArgs {
  /** What is wrong, by the control's name. */
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  hint: string;
}

/** One of each kind, as a form has them: two beside each other where there is room. */
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
  title: 'Core/Field',
  ...core(Fields),
  args: { errors: {}, values: {}, hint: 'We answer by email' },
} satisfies Meta<FieldsArgs>;

export default meta;

type Story = StoryObj<FieldsArgs>;

const height = (element: Element) => element.getBoundingClientRect().height;

export const Empty: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await expect(visitor.field('Email')).toHaveAccessibleDescription('We answer by email');
    await expect(visitor.field('Email')).toBeRequired();
    await expect(visitor.field('Message')).toHaveAccessibleName(/^Message ?\(optional\)$/);
    await expect(height(visitor.field('Email'))).toBe(46);
  },
};

export const Filled: Story = {
  args: { values: { email: 'maria@example.com', kind: 'condo', day: '2026-12-01', pool: 'on' } },
  play: async (context) => {
    const visitor = await visit(context);
    await expect(visitor.field('Email')).toHaveValue('maria@example.com');
    await expect(visitor.field('Inspection type')).toHaveDisplayValue('Condo');
    await expect(visitor.field('Preferred date')).toHaveValue('2026-12-01');
    await expect(visitor.getByLabelText('Pool or spa')).toBeChecked();
  },
};

/** What is wrong stands where the hint was: nothing on the page moves. */
export const Invalid: Story = {
  args: {
    errors: {
      email: 'Please enter a valid email address',
      kind: 'Please select an inspection type',
      day: 'Please choose today or a later date',
      message: 'At most 5000 characters',
    },
  },
  play: async (context) => {
    const visitor = await visit(context);
    for (const label of ['Email', 'Inspection type', 'Preferred date', 'Message']) {
      await expect(visitor.field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(visitor.field(label)).toHaveAccessibleDescription(
        visitor.messageOf(label) ?? '',
      );
    }
    await expect(visitor.messageOf('Email')).toBe('Please enter a valid email address');
    await expect(visitor.queryByText('We answer by email')).toBeNull();
  },
};

export const Focused: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.user.click(visitor.getByText('Email'));
    await visitor.expectFocus(visitor.field('Email'));
    await expect(getComputedStyle(visitor.field('Email')).outlineWidth).toBe('3px');
  },
};

/** One below the other, and a message of two lines. */
export const Narrow: Story = {
  parameters: { column: 250 },
  args: {
    errors: { email: 'Please enter a valid email address, such as maria.gonzales@example.com' },
  },
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.expectFits();
    const [email, kind] = [visitor.field('Email'), visitor.field('Inspection type')];
    await expect(kind.getBoundingClientRect().left).toBe(email.getBoundingClientRect().left);
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  args: { errors: { kind: 'Please select an inspection type' }, values: { email: 'maria@' } },
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.expectDark();
    await expect(getComputedStyle(visitor.field('Email')).colorScheme).toBe('dark');
  },
};

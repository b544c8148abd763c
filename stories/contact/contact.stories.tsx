import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import '#widgets/contact/contact.css';
import { ContactWidget, type ContactWidgetProps } from '#widgets/contact/contact.tsx';
import { inTurn, offline, refuses, slowly } from '../api/answers.ts';
import { usualApi } from '../api/usual-api.ts';
import { widget } from '../stage/widget.tsx';
import { type Visitor, visit } from '../visitor.ts';

const meta = {
  title: 'Widgets/Contact',
  ...widget<ContactWidgetProps>({
    tag: 'inspection-contact',
    component: ContactWidget,
    events: { onSent: 'inspection-contact-sent' },
  }),
  args: { onSent: fn() },
} satisfies Meta<ContactWidgetProps>;

export default meta;

type Story = StoryObj<ContactWidgetProps>;

const maria = {
  'First name': 'Maria',
  'Last name': 'Gonzales',
  Email: 'maria@example.com',
  Phone: '214-555-0123',
  'Property address': '1204 Bluebonnet Ln, Plano, TX',
  'Inspection type': 'pre-listing',
};

async function send(visitor: Visitor, answers: Readonly<Record<string, string>> = maria) {
  await visitor.fill(answers);
  await visitor.press('Submit Request');
}

async function expectKept(visitor: Visitor) {
  for (const [label, text] of Object.entries(maria)) {
    await expect(visitor.field(label)).toHaveValue(text);
  }
}

/** A request that failed: the message, with all that was typed still there. */
const failing =
  (message: string): NonNullable<Story['play']> =>
  async (context) => {
    const visitor = await visit(context);
    await send(visitor);
    await expect(await visitor.findByText('Submission Failed')).toBeVisible();
    await expect(visitor.getByRole('status')).toHaveTextContent(message);
    await expectKept(visitor);
    await expect(context.args.onSent).not.toHaveBeenCalled();
  };

export const Empty: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await expect(visitor.getByRole('heading')).toHaveTextContent('Request an inspection');
    for (const label of Object.keys(maria)) await expect(visitor.field(label)).toHaveValue('');
    await expect(visitor.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  },
};

export const Typing: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({ 'First name': 'Maria', Email: 'maria@' });
    await visitor.expectFocus(visitor.field('Email'));
    await expect(visitor.field('Email')).toHaveValue('maria@');
    await expect(visitor.messageOf('Email')).toBe('');
  },
};

/** Every field that is wrong says so, and the first has the focus. Nothing was sent. */
export const Invalid: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await send(visitor, { 'Last name': 'Gonzales', Email: 'maria@example', Phone: '555-0123' });
    await visitor.expectFocus(visitor.field('First name'));
    await expect(visitor.messageOf('First name')).toBe('First name is required');
    await expect(visitor.messageOf('Last name')).toBe('');
    await expect(visitor.messageOf('Email')).toBe('Please enter a valid email address');
    await expect(visitor.messageOf('Phone')).toBe('Please enter a valid phone number');
    await expect(visitor.messageOf('Property address')).toBe('Property address is required');
    await expect(visitor.messageOf('Inspection type')).toBe('Please select an inspection type');
  },
};

export const Pending: Story = {
  parameters: { api: { contact: slowly(usualApi.contact) } },
  play: async (context) => {
    const visitor = await visit(context);
    await send(visitor);
    await expect(await visitor.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expectKept(visitor);
  },
};

export const Success: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await send(visitor);
    await visitor.expectFocus(await visitor.findByRole('heading', { name: 'Thank You!' }));
    await expect(visitor.getByRole('status')).toHaveTextContent('Request Submitted Successfully!');
    await expect(visitor.queryByRole('form')).toBeNull();
    await expect(context.args.onSent).toHaveBeenCalledOnce();
    await expect(context.args.onSent).toHaveBeenLastCalledWith({ id: 'a-request' });
  },
};

/** The server found wrong what the form did not. */
export const ServerRefusesAField: Story = {
  parameters: {
    api: {
      contact: refuses('validation_failed', {
        errors: [{ path: 'phone', message: 'Please enter a valid phone number' }],
      }),
    },
  },
  play: async (context) => {
    await failing('Some fields need attention')(context);
    const visitor = await visit(context);
    await visitor.expectFocus(visitor.field('Phone'));
    await expect(visitor.messageOf('Phone')).toBe('Please enter a valid phone number');
  },
};

export const TooManyRequests: Story = {
  parameters: {
    api: { contact: refuses('rate_limited', { detail: 'Please try again in 2 minutes.' }) },
  },
  play: failing('Please try again in 2 minutes.'),
};

export const ServerFails: Story = {
  parameters: { api: { contact: refuses('internal') } },
  play: failing('Something went wrong on our side'),
};

export const Offline: Story = {
  parameters: { api: { contact: offline } },
  play: failing('There was an error submitting your request. Please try again.'),
};

/** What was typed is kept, so that the second try is one press away. */
export const SentAtTheSecondTry: Story = {
  parameters: { api: { contact: inTurn(offline, usualApi.contact) } },
  play: async (context) => {
    const visitor = await visit(context);
    await send(visitor);
    await visitor.findByText('Submission Failed');
    await visitor.press('Submit Request');
    await expect(await visitor.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(visitor.queryByText('Submission Failed')).toBeNull();
    await expect(context.args.onSent).toHaveBeenCalledOnce();
  },
};

/** The longest that people have, in a column that is too narrow for it. */
export const LongNames: Story = {
  parameters: { column: 250 },
  play: async (context) => {
    const visitor = await visit(context);
    const name = 'Wolfeschlegelsteinhausenbergerdorff';
    await visitor.fill({ ...maria, 'Last name': `${name}-${name}` });
    await visitor.expectFits();
    await visitor.press('Submit Request');
    await visitor.findByRole('heading', { name: 'Thank You!' });
    await visitor.expectFits();
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    await Invalid.play?.(context);
    await (await visit(context)).expectFits();
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await Invalid.play?.(context);
    await (await visit(context)).expectDark();
  },
};

export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Invalid.play?.(context);
    await (await visit(context)).expectEnglishOnRightToLeftPage();
  },
};

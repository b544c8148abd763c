import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import '#widgets/contact/contact.css';
import { createContactStore } from '#widgets/contact/contact.store.ts';
import { ContactWidget } from '#widgets/contact/contact.tsx';
import type { ContactWidgetProps } from '#widgets/contact/contact.types.ts';
import { areaOf, defaultApi } from '../api/default-api.ts';
import { networkError, pending, problem } from '../api/responses.ts';
import { widget } from '../harness/widget.tsx';
import { reach } from '../harness/widget-canvas.ts';

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

/** Sends the form and waits for `text`. */
const submit = (text: string | RegExp, values: Readonly<Record<string, string>> = maria) =>
  reach(async (canvas) => {
    await canvas.fill(values);
    await canvas.click('button', 'Submit Request');
    await canvas.findByText(text);
  });

export const Empty: Story = {};

export const Invalid: Story = {
  play: submit('Please enter a valid email address', { Email: 'maria@example', Phone: '555-0123' }),
};

export const Submitting: Story = {
  parameters: { api: { contact: pending(defaultApi.contact) } },
  play: submit('Submitting...'),
};

export const ThankYou: Story = { play: submit('Request Submitted Successfully!') };

/** The address is outside the service area. */
export const OutsideServiceArea: Story = {
  parameters: {
    api: { area: areaOf({ city: 'Waco', miles: 93, isOutside: true, isRefused: false }) },
  },
  play: reach(async (canvas) => {
    await canvas.fill({ ...maria, 'Property address': '800 Austin Ave, Waco, TX 76701' });
    await canvas.findByText(/^Waco is about 93 miles from us/);
  }),
};

/** The server refused a field that the form accepted. */
export const FieldRefused: Story = {
  parameters: {
    api: {
      contact: problem('validation_failed', {
        errors: [{ path: 'phone', message: 'Please enter a valid phone number' }],
      }),
    },
  },
  play: submit('Submission Failed'),
};

export const RateLimited: Story = {
  parameters: {
    api: { contact: problem('rate_limited', { detail: 'Please try again in 2 minutes.' }) },
  },
  play: submit('Submission Failed'),
};

/** A proxy answered in its own format. */
export const ForeignAnswer: Story = {
  parameters: { api: { contact: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) } },
  play: submit('There was an error submitting your request. Please try again.'),
};

export const Offline: Story = {
  parameters: { api: { contact: networkError } },
  play: submit('Submission Failed'),
};

const offlineStore = createContactStore();
offlineStore.setState({ offline: true });

/** The code that sends could not be loaded. */
export const CodeNotLoaded: Story = { args: { store: offlineStore } };

export const Spanish: Story = { globals: { language: 'es' } };

export const SpanishInvalid: Story = {
  globals: { language: 'es' },
  play: reach(async (canvas) => {
    await canvas.fill({ 'Correo electrónico': 'maria@example' });
    await canvas.click('button', 'Enviar solicitud');
    await canvas.findByText('Escriba un correo electrónico válido');
  }),
};

export const SpanishCodeNotLoaded: Story = { ...CodeNotLoaded, globals: { language: 'es' } };

export const SecondBusiness: Story = { globals: { business: 'second' } };

export const NarrowDark: Story = {
  tags: ['variant'],
  ...Invalid,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};

export const NarrowDarkThankYou: Story = {
  tags: ['variant'],
  ...ThankYou,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};

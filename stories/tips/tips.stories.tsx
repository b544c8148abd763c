import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import {
  type MaintenanceAnswer,
  maintenanceAnswerSchema,
} from '#domain/maintenance/maintenance.schema.ts';
import { defaultLocation } from '#domain/maintenance/maintenance-options.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import '#widgets/tips/tips.css';
import { TipsWidget } from '#widgets/tips/tips.tsx';
import type { TipsWidgetProps } from '#widgets/tips/tips.types.ts';
import { defaultApi } from '../api/default-api.ts';
import { json, pending, problem } from '../api/responses.ts';
import { widget } from '../harness/widget.tsx';
import { reach } from '../harness/widget-canvas.ts';

const meta = {
  title: 'Widgets/Tips',
  ...widget<TipsWidgetProps>({ tag: 'inspection-tips', component: TipsWidget }),
} satisfies Meta<TipsWidgetProps>;

export default meta;

type Story = StoryObj<TipsWidgetProps>;

const condo = {
  'Home age': '31-50',
  'Home type': 'Condo',
  Season: 'Winter',
  'Priority level': 'Pre-Sale',
};

/** Sends the form and waits for `text`. */
const submit = (text: string, values: Readonly<Record<string, string>> = condo) =>
  reach(async (canvas) => {
    await canvas.fill(values);
    await canvas.click('checkbox', /^Plumbing Problems/);
    await canvas.click('button', 'Get Maintenance Tips');
    await canvas.findByText(text);
  });

export const Empty: Story = {};

export const Invalid: Story = {
  play: submit('Please enter location', { Season: 'Fall', Location: '' }),
};

export const Generating: Story = {
  parameters: { api: { tips: pending(defaultApi.tips) } },
  play: submit('Generating Tips...'),
};

export const Results: Story = { play: submit('Your maintenance tips') };

/** The server refused a field that the form accepted. Other failures show nothing. */
export const FieldRefused: Story = {
  parameters: {
    api: {
      tips: problem('validation_failed', {
        errors: [{ path: 'location', message: 'At most 120 characters' }],
      }),
    },
    expectedLog: /422:/,
  },
  play: submit('At most 120 characters'),
};

const tips = maintenanceTips(
  {
    homeAge: '31-50',
    homeType: 'Condo',
    season: 'Winter',
    priority: 'Pre-Sale',
    location: defaultLocation(defaultBusiness),
    concerns: [],
  },
  defaultBusiness,
);

/** The longest possible answer, in unbreakable words: a language model may have written it. */
const longest: MaintenanceAnswer = {
  ...tips,
  summary: 'Longest '.repeat(100).trim(),
  tips: tips.tips.map((tip, index) => ({
    ...tip,
    title: `${index} `.padEnd(120, 'Flashing'),
    estimatedCost: '$1,200-$4,800'.repeat(4),
    timeFrame: 'Afternoon'.repeat(6),
    category: 'Weatherproofing'.repeat(4),
  })),
};

/** Words longer than the column. */
export const LongWords: Story = {
  parameters: { column: 250, api: { tips: () => json(maintenanceAnswerSchema, longest) } },
  play: submit('Your maintenance tips', { ...condo, Location: 'Llanfairpwllgwyngyll'.repeat(3) }),
};

export const Spanish: Story = { globals: { language: 'es' } };

export const SpanishInvalid: Story = {
  globals: { language: 'es' },
  play: reach(async (canvas) => {
    await canvas.fill({ Ubicación: '' });
    await canvas.click('button', 'Ver mis consejos');
    await canvas.findByText('Elija la antigüedad de la casa');
  }),
};

export const SecondBusiness: Story = { globals: { business: 'second' } };

export const NarrowDark: Story = {
  tags: ['variant'],
  ...Results,
  parameters: { column: 320 },
  globals: { theme: 'dark' },
};

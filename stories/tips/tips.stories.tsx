import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor } from 'storybook/test';
import {
  type MaintenanceAnswer,
  maintenanceAnswerSchema,
} from '#domain/maintenance/maintenance.schema.ts';
import { concerns, defaultLocation } from '#domain/maintenance/maintenance-options.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import '#widgets/tips/tips.css';
import { TipsWidget, type TipsWidgetProps } from '#widgets/tips/tips.tsx';
import { type Answer, inTurn, offline, refuses, says } from '../api/answers.ts';
import { usualApi } from '../api/usual-api.ts';
import { widget } from '../stage/widget.tsx';
import { type Visitor, visit } from '../visitor.ts';

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
} as const;

const chosen = ['Plumbing Problems', 'Safety/Security'] as const;

const expected = maintenanceTips({
  homeAge: condo['Home age'],
  homeType: condo['Home type'],
  season: condo.Season,
  priority: condo['Priority level'],
  location: defaultLocation,
  concerns: [...chosen],
});

async function choose(visitor: Visitor) {
  await visitor.fill(condo);
  for (const concern of chosen) await visitor.user.click(visitor.field(concern));
}

async function ask(visitor: Visitor) {
  await choose(visitor);
  await visitor.press('Get Maintenance Tips');
}

const results = (visitor: Visitor) =>
  visitor.findByRole('heading', { name: 'Your maintenance tips' });

async function expectKept(visitor: Visitor) {
  for (const [label, text] of Object.entries(condo)) {
    await expect(visitor.field(label)).toHaveValue(text);
  }
  const ticked = concerns.filter((concern) => visitor.field(concern).checked);
  await expect(ticked).toEqual(chosen);
}

/** What a call that failed leaves in the console, and nowhere else (spec §8). */
async function expectLogged(message: RegExp) {
  const log = mocked(console.error);
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  await expect(String(log.mock.calls[0]?.[0])).toMatch(message);
  log.mockClear();
}

/** A call that failed: no word about it, and everything chosen is still there. */
const failing =
  (message: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    const visitor = await visit(context);
    await ask(visitor);
    await expectLogged(message);
    await visitor.expectFocus(visitor.getByRole('button', { name: 'Get Maintenance Tips' }));
    await expect(visitor.queryByRole('alert')).toBeNull();
    await expect(visitor.queryByRole('status')).toBeNull();
    await expect(visitor.queryByRole('list')).toBeNull();
    await expect(visitor.inside.querySelector('[data-error]')).toBeNull();
    await expectKept(visitor);
  };

export const Empty: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await expect(visitor.getByRole('heading')).toHaveTextContent('Maintenance tips for your home');
    await expect(visitor.field('Home age')).toHaveDisplayValue('Select home age');
    await expect(visitor.field('Home type')).toHaveDisplayValue('Select home type');
    await expect(visitor.field('Season')).toHaveDisplayValue('Select season');
    await expect(visitor.field('Priority level')).toHaveDisplayValue('Select priority level');
    await expect(visitor.field('Location')).toHaveValue(defaultLocation);
    for (const concern of concerns) await expect(visitor.field(concern)).not.toBeChecked();
    await expect(visitor.getByRole('button', { name: 'Get Maintenance Tips' })).toBeEnabled();
  },
};

export const Typing: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({ 'Home age': '0-5', Location: 'Pla' });
    await visitor.expectFocus(visitor.field('Location'));
    await expect(visitor.field('Home age')).toHaveDisplayValue('0-5 years');
    await expect(visitor.field('Location')).toHaveValue('Pla');
    await expect(visitor.messageOf('Location')).toBe('');
  },
};

export const ConcernsChosen: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await choose(visitor);
    await expectKept(visitor);
    await visitor.expectFocus(visitor.field('Safety/Security'));
  },
};

/** Every field that is wrong says so, and the first has the focus. Nothing was asked. */
export const Invalid: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({ Season: 'Fall', Location: '' });
    await visitor.press('Get Maintenance Tips');
    await visitor.expectFocus(visitor.field('Home age'));
    await expect(visitor.messageOf('Home age')).toBe('Please select home age');
    await expect(visitor.messageOf('Home type')).toBe('Please select home type');
    await expect(visitor.messageOf('Season')).toBe('');
    await expect(visitor.messageOf('Priority level')).toBe('Please select priority level');
    await expect(visitor.messageOf('Location')).toBe('Please enter location');
    await expect(visitor.queryByRole('status')).toBeNull();
  },
};

let letGo = () => {};

const heldBack: Answer = async (call) => {
  await new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return usualApi.tips(call);
};

export const Pending: Story = {
  parameters: { api: { tips: heldBack } },
  // Answered when the story is left: the widget would give up later, and log it in another one.
  beforeEach: () => () => letGo(),
  play: async (context) => {
    const visitor = await visit(context);
    await ask(visitor);
    await expect(
      await visitor.findByRole('status', { name: 'Your tips are being written' }),
    ).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Generating Tips...' })).toBeDisabled();
    await expectKept(visitor);
  },
};

export const Results: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await ask(visitor);
    await visitor.expectFocus(await results(visitor));
    await expect(visitor.getByText(expected.summary)).toBeVisible();
    await expect(visitor.getByText(expected.seasonalFocus)).toBeVisible();
    await expect(visitor.getByText(expected.professionalRecommendation)).toBeVisible();
    const tips = visitor.getAllByRole('listitem');
    await expect(tips).toHaveLength(expected.tips.length);
    for (const [index, tip] of expected.tips.entries()) {
      for (const text of Object.values(tip)) await expect(tips[index]).toHaveTextContent(text);
    }
    await expect(visitor.queryByRole('status')).toBeNull();
    await expectKept(visitor);
  },
};

/** All choices are gone, and the tips with them. */
export const StartedAgain: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await ask(visitor);
    await visitor.press('Start Again');
    await visitor.expectFocus(
      await visitor.findByRole('heading', { name: 'Maintenance tips for your home' }),
    );
    await Empty.play?.(context);
  },
};

/** The server found wrong what the form did not. */
export const ServerRefusesAField: Story = {
  parameters: {
    api: {
      tips: refuses('validation_failed', {
        errors: [{ path: 'location', message: 'At most 120 characters' }],
      }),
    },
  },
  play: async (context) => {
    const visitor = await visit(context);
    await ask(visitor);
    await expectLogged(/^ApiError: 422:/);
    await visitor.expectFocus(visitor.field('Location'));
    await expect(visitor.messageOf('Location')).toBe('At most 120 characters');
    await expectKept(visitor);
  },
};

export const TooManyRequests: Story = {
  parameters: { api: { tips: refuses('rate_limited') } },
  play: failing(/^ApiError: 429:/),
};

export const ServerFails: Story = {
  parameters: { api: { tips: refuses('internal') } },
  play: failing(/^ApiError: 500:/),
};

export const Offline: Story = {
  parameters: { api: { tips: offline } },
  play: failing(/Error/),
};

/** The older list stays until a newer one has come. */
export const OlderTipsKept: Story = {
  parameters: { api: { tips: inTurn(usualApi.tips, offline) } },
  play: async (context) => {
    await Results.play?.(context);
    const visitor = await visit(context);
    await visitor.fill({ Season: 'Summer' });
    await visitor.press('Get Maintenance Tips');
    await expectLogged(/Error/);
    await expect(visitor.getByText(expected.seasonalFocus)).toBeVisible();
    await expect(visitor.field('Season')).toHaveValue('Summer');
  },
};

/** As long as an answer may be, in words that do not break: a language model may have written it. */
const longest: MaintenanceAnswer = {
  ...expected,
  summary: 'Longest '.repeat(100).trim(),
  tips: expected.tips.map((tip, index) => ({
    ...tip,
    title: `${index} `.padEnd(120, 'Flashing'),
    estimatedCost: '$1,200-$4,800'.repeat(4),
    timeFrame: 'Afternoon'.repeat(6),
    category: 'Weatherproofing'.repeat(4),
  })),
};

/** The longest words that may come, in a column that is too narrow for them. */
export const LongNames: Story = {
  parameters: {
    column: 250,
    api: { tips: () => says(maintenanceAnswerSchema, longest) },
  },
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.fill({ Location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' });
    await ask(visitor);
    await expect(await results(visitor)).toBeVisible();
    await expect(visitor.getAllByText(/^\d Flashing/)).toHaveLength(expected.tips.length);
    await visitor.expectFits();
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    await Results.play?.(context);
    await (await visit(context)).expectFits();
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await Results.play?.(context);
    await (await visit(context)).expectDark();
  },
};

export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await Results.play?.(context);
    await (await visit(context)).expectEnglishOnRightToLeftPage();
  },
};

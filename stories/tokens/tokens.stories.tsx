import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Colours } from './colours.tsx';
import { Measures } from './measures.tsx';
import './tokens.css';
import { edgePairs, textPairs } from '#widgets/core/token-colours.ts';
import { schemes, tokensOf } from './read-tokens.ts';

/** The design's values, read from `widgets/core/tokens.css` itself: what stands here is what is used. */
const meta = {
  title: 'Tokens',
  tags: ['react-only', '!autodocs'],
  parameters: { column: 1080 },
} satisfies Meta;

export default meta;

/** What stands on what, with its contrast: text needs 4.5, edges and rings of focus 3. */
export const Colour: StoryObj = {
  render: () => <Colours />,
  play: async ({ canvas }) => {
    for (const scheme of schemes) {
      const table = canvas.getByRole('region', { name: `${scheme} page` });
      await expect(table.querySelectorAll('[data-passes]')).toHaveLength(
        textPairs.length + edgePairs.length,
      );
      await expect(table.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
    }
  },
};

export const TypeSpaceRadiusMotion: StoryObj = {
  name: 'Type, space, radius, motion',
  render: () => <Measures />,
  play: async ({ canvas }) => {
    for (const prefix of ['text-', 'space-', 'radius', 'motion']) {
      const tokens = tokensOf(prefix);
      await expect(tokens.length).toBeGreaterThan(0);
      for (const { name } of tokens) await expect(canvas.getByText(`--${name}`)).toBeVisible();
    }
  },
};

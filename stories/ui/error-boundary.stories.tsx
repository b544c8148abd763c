import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactHost } from '../harness/react-host.tsx';

function Broken(): never {
  throw new Error('A component that cannot render.');
}

/** Shown in place of a widget whose code throws while it renders. */
const meta = {
  title: 'UI/Error boundary',
  render: () => (
    <ReactHost>
      <Broken />
    </ReactHost>
  ),
  parameters: { expectedLog: /A component that cannot render/ },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {};

export const DarkPage: StoryObj = { tags: ['variant'], globals: { theme: 'dark' } };

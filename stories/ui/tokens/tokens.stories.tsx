import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colors } from './colors.tsx';
import { Measures } from './measures.tsx';
import './tokens.css';

/** The design's values, read from `ui/tokens/tokens.css`. */
const meta = {
  title: 'UI/Tokens',
  tags: ['!autodocs'],
  parameters: { column: 1080 },
} satisfies Meta;

export default meta;

/** Each pair of colors with its contrast: text needs 4.5, borders and focus rings 3. */
export const Color: StoryObj = { render: () => <Colors /> };

export const TypeSpaceRadiusMotion: StoryObj = {
  name: 'Type, space, radius, motion',
  render: () => <Measures />,
};

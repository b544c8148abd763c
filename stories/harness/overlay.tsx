import type { Decorator } from '@storybook/react-vite';
import './overlay.css';

/** Contains a fixed-position widget: its corner is the story's, not the window's. */
export const overlay =
  (kind: 'chat' | 'promo'): Decorator =>
  (Story, { args }) => (
    <div className="story-window" data-overlay={kind} data-placement={args['placement']}>
      <Story />
    </div>
  );

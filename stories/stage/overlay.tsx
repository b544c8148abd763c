import type { Decorator } from '@storybook/react-vite';
import './overlay.css';

/** A window of the story's own: what is fixed in a corner of the window stays in the story. */
export const overlay =
  (kind: 'chat' | 'promo'): Decorator =>
  (Story, { args }) => (
    <div className="story-window" data-overlay={kind} data-placement={args['placement']}>
      <Story />
    </div>
  );

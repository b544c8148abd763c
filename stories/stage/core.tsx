import type { ComponentType } from 'react';
import { AsReact } from './as-react.tsx';

/** A piece that widgets are made of: no page embeds it, and so it has one life only. */
export function core<P extends object>(Piece: ComponentType<P>) {
  return {
    tags: ['react-only'],
    render: (args: P) => (
      <AsReact>
        <div className="ui-card">
          <Piece {...args} />
        </div>
      </AsReact>
    ),
  };
}

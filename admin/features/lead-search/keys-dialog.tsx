import { isApple } from '#admin/is-apple.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { questionMark } from './question-mark.ts';

const keys = [
  {
    keys: isApple ? ['⌘', 'K'] : ['Ctrl', 'K'],
    does: 'Find a client, open a screen, do something',
  },
  { keys: ['↑', '↓'], does: 'Move through the results' },
  { keys: ['Enter'], does: 'Open or run the selected result' },
  { keys: ['Esc'], does: 'Close a dialog' },
  { keys: ['?'], does: 'Show this list, except while typing' },
] as const;

/** The keyboard shortcuts of the admin. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
    <dl className="admin-keys">
      {keys.map(({ keys: pressed, does }) => (
        <div key={does}>
          <dt>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <label className="admin-keys-switch">
      <input
        type="checkbox"
        defaultChecked={questionMark.isOn()}
        onChange={(event) => questionMark.set(event.currentTarget.checked)}
      />
      <span>
        <kbd>?</kbd> opens this list
      </span>
    </label>
  </Dialog>
);

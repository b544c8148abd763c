import { Icon } from '#site/icons/icon.tsx';

/** The form that is open below the buttons. */
export type OpenForm = 'move' | 'cancel';

interface ChangeButtonProps {
  opens: OpenForm;
  open: OpenForm | undefined;
  onOpen: (form: OpenForm | undefined) => void;
  children: string;
}

export const ChangeButton = ({ opens, open, onOpen, children }: ChangeButtonProps) => (
  <button
    type="button"
    className="ui-button"
    aria-expanded={open === opens}
    onClick={() => onOpen(open === opens ? undefined : opens)}
  >
    <Icon name={opens === 'move' ? 'reschedule' : 'cross'} size={18} />
    <span>{children}</span>
  </button>
);

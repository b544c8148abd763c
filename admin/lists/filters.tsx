import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface FiltersProps {
  /** The number of filters that differ from their defaults. */
  active: number;
  /** The result with these filters, for the button that closes the sheet: '12 requests'. */
  result: string;
  /** Fieldsets with a legend. */
  children: ReactNode;
}

/** The filters above a list: in a row if there is room, else in a sheet behind one button. */
export function Filters({ active, result, children }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div className="admin-filters-row">{children}</div>
      <Button className="admin-filters-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} />
        Filters
        {active > 0 ? (
          <span className="admin-filters-count">
            <span>{active}</span>
            <span className="ui-visually-hidden"> set</span>
          </span>
        ) : null}
      </Button>
      {open ? (
        <Dialog title="Filters" sheet onClose={close}>
          <div className="admin-filters-sheet">{children}</div>
          <Button kind="primary" className="admin-wide" onClick={close}>
            {`Show ${result}`}
          </Button>
        </Dialog>
      ) : null}
    </>
  );
}

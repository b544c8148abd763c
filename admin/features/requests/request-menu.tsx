import {
  AlarmClock,
  CalendarCheck,
  CalendarPlus,
  CircleCheck,
  Ellipsis,
  NotebookPen,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#admin/shell/button.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatuses, requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { RequestSelectionAction } from '#domain/leads/selection.schema.ts';
import { Menu } from '#ui/menu/menu.tsx';
import { MenuItem } from '#ui/menu/menu-item.tsx';
import { folderActions } from './folder-actions.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import type { useRequestAction } from './use-request-action.ts';

interface RequestMenuProps {
  request: ContactRequest;
  action: ReturnType<typeof useRequestAction>;
  /** Called with the saved request. */
  onChange: (request: ContactRequest) => void;
  onAct: (action: RequestSelectionAction) => void;
}

/** The actions on a request that its row does not show; nothing for a deleted request. */
export function RequestMenu({ request, action, onChange, onAct }: RequestMenuProps) {
  const [dialog, setDialog] = useState<'snooze' | 'note'>();
  const folder = folderOf(request);
  const name = `${request.firstName} ${request.lastName}`;
  if (!folder || folder === 'deleted' || request.erasedAt) return null;
  return (
    <>
      <Menu
        trigger={
          <Button className="admin-row-wide admin-row-more" aria-label={`More for ${name}`}>
            <Ellipsis size={18} />
          </Button>
        }
      >
        {folder === 'inbox' ? (
          <>
            <MenuItem>
              <BookingLink request={request} />
            </MenuItem>
            {requestStatuses
              .filter((status) => status !== request.status)
              .map((status) => (
                <MenuItem key={status}>
                  <button type="button" onClick={() => action.run({ change: { status } })}>
                    <CircleCheck size={18} />
                    <span>{`Mark as ${requestStatusLabels[status].toLowerCase()}`}</span>
                  </button>
                </MenuItem>
              ))}
            <MenuItem>
              <button type="button" onClick={() => setDialog('snooze')}>
                <AlarmClock size={18} />
                Snooze
              </button>
            </MenuItem>
            <MenuItem>
              <button type="button" onClick={() => setDialog('note')}>
                <NotebookPen size={18} />
                <span>{request.note ? 'Edit note' : 'Add a private note'}</span>
              </button>
            </MenuItem>
            <hr />
          </>
        ) : null}
        {folderActions[folder].map(({ action, label, Icon }) => (
          <MenuItem key={action}>
            <button
              type="button"
              data-danger={action === 'delete' ? '' : undefined}
              onClick={() => onAct(action)}
            >
              <Icon size={18} />
              <span>{label}</span>
            </button>
          </MenuItem>
        ))}
      </Menu>
      {dialog === 'snooze' ? (
        <SnoozeDialog
          name={name}
          isSnoozed={request.callBackAt !== undefined}
          onChoose={(callBackAt) => {
            setDialog(undefined);
            action.run({ change: { callBackAt } });
          }}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'note' ? (
        <NoteDialog request={request} onChange={onChange} onClose={() => setDialog(undefined)} />
      ) : null}
    </>
  );
}

/** A menu passes role and handlers to its item as further props. */
const BookingLink = ({ request: { id, bookingId }, ...item }: { request: ContactRequest }) =>
  bookingId ? (
    <Link {...item} href={`/bookings/${bookingId}`}>
      <CalendarCheck size={18} />
      Open the booking
    </Link>
  ) : (
    <Link {...item} href={`/bookings/new?request=${id}`}>
      <CalendarPlus size={18} />
      Book an appointment
    </Link>
  );

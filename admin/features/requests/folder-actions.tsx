import { OctagonAlert, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { folderOf, type LeadFolder } from '#domain/leads/lead-folder.ts';
import type { RequestSelectionAction } from '#domain/leads/selection.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { filedText } from './request-state.ts';

/** The actions on requests of a folder, with the icon and label of their buttons. */
export const folderActions: Readonly<
  Record<
    LeadFolder,
    readonly { action: RequestSelectionAction; label: string; Icon: typeof Trash2 }[]
  >
> = {
  inbox: [
    { action: 'spam', label: 'Spam', Icon: OctagonAlert },
    { action: 'delete', label: 'Delete', Icon: Trash2 },
  ],
  spam: [
    { action: 'not_spam', label: 'Not spam', Icon: Undo2 },
    { action: 'delete', label: 'Delete', Icon: Trash2 },
  ],
  deleted: [{ action: 'restore', label: 'Restore', Icon: RotateCcw }],
};

interface FolderActionsProps {
  request: ContactRequest;
  onAct: (action: RequestSelectionAction) => void;
}

/** Why a request is in its folder, and the actions that move it. */
export function FolderActions({ request, onAct }: FolderActionsProps) {
  const { timeZone } = useBusiness();
  const name = `${request.firstName} ${request.lastName}`;
  const folder = folderOf(request);
  const actions = folder ? folderActions[folder] : [];
  return (
    <div className="admin-request-filing">
      {filedText(request, timeZone) ? <p>{filedText(request, timeZone)}</p> : null}
      {actions.map(({ action, label, Icon }) => (
        <button
          key={action}
          type="button"
          className={`admin-text-button ${action === 'delete' ? 'admin-dangerous' : ''}`}
          aria-label={`${label}: request of ${name}`}
          onClick={() => onAct(action)}
        >
          <Icon size={18} />
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

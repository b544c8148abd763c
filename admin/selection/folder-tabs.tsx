import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useAnswer } from '#admin/use-answer.ts';
import type { LeadFolder } from '#domain/leads/lead-folder.ts';
import { thousands } from '#domain/quote/dollars.ts';

interface FolderTabsProps {
  folders: readonly { folder: LeadFolder; label: string }[];
  current: LeadFolder;
  onOpen: (folder: LeadFolder) => void;
}

/** The folders of requests, with the counts of spam and deleted ones. */
export function FolderTabs({ folders, current, onOpen }: FolderTabsProps) {
  return (
    <fieldset className="admin-choices">
      <legend>Folder</legend>
      {folders.map(({ folder, label }) => (
        <button
          key={folder}
          type="button"
          className="admin-choice"
          aria-pressed={folder === current}
          onClick={() => onOpen(folder)}
        >
          <span>{label}</span>
          {folder === 'inbox' ? null : <FolderCount folder={folder} />}
        </button>
      ))}
    </fieldset>
  );
}

function FolderCount({ folder }: { folder: LeadFolder }) {
  const { data } = useAnswer(
    'GET /api/contact-requests',
    { query: { limit: 1, folder } },
    refreshWhenVisible,
  );
  return data?.total ? (
    <span className="admin-folder-count">{` (${thousands(data.total)})`}</span>
  ) : null;
}

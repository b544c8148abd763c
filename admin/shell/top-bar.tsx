import { LeadSearchButton } from '#admin/features/lead-search/lead-search-button.tsx';
import { Notifications } from './notifications.tsx';
import './top-bar.css';

export function TopBar({ onLogOut }: { onLogOut: () => void }) {
  return (
    <div className="admin-top">
      <LeadSearchButton onLogOut={onLogOut} />
      <Notifications />
    </div>
  );
}

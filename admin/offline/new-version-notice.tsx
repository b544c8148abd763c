import { Button } from '#admin/shell/button.tsx';
import { useServiceWorker } from './use-service-worker.ts';
import './notices.css';

/** Offers to reload when a new version of the admin is stored. */
export function NewVersionNotice() {
  const { reload } = useServiceWorker();
  return (
    <div role="status">
      {reload ? (
        <div className="admin-notice">
          <span>A new version of the admin is ready.</span>
          <Button onClick={reload}>Reload</Button>
        </div>
      ) : null}
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import { installPrompt } from '#admin/offline/install-prompt.ts';
import { Button } from '#admin/shell/button.tsx';

/** How to put the admin on the home screen; nothing if it was opened from there. */
export function InstallApp() {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  if (window.matchMedia('(display-mode: standalone)').matches) return null;
  return (
    <>
      <h3 className="account-how">Install</h3>
      {prompt ? (
        <div className="admin-actions">
          <Button onClick={() => void installPrompt.ask()}>Install the admin</Button>
        </div>
      ) : (
        <p>
          On an iPhone: Share, then “Add to Home Screen”. On Android or a computer: “Install” in the
          browser menu.
        </p>
      )}
    </>
  );
}

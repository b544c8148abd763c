import { Brand } from '#admin/shell/brand.tsx';
import { Button } from '#admin/shell/button.tsx';
import { AuthCard } from './auth-card.tsx';

export function CheckingScreen() {
  return (
    <main className="admin-entry" aria-busy="true">
      <Brand />
      <p className="ui-visually-hidden" role="status">
        Opening the admin…
      </p>
    </main>
  );
}

export function UnreachableScreen({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <AuthCard title="The admin could not be opened">
      <p className="admin-entry-lead" role="alert">
        {text}
      </p>
      <Button className="admin-wide" onClick={onRetry}>
        Try again
      </Button>
    </AuthCard>
  );
}

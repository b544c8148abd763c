import { Link } from 'wouter';
import { Screen } from './screen.tsx';
import { homePath } from './screens.ts';

export function NotFoundScreen() {
  return (
    <Screen title="Page not found">
      <div className="admin-panel">
        <p>There is no page at this address.</p>
        <Link className="ui-button" href={homePath}>
          Go to the start page
        </Link>
      </div>
    </Screen>
  );
}

import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Screen } from './screen.tsx';

/** Catches a screen that throws; navigation and logout keep working. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Screen title="Something went wrong">
        <div className="admin-panel" role="alert">
          <p>This screen could not be shown. Nothing was lost on the server.</p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </div>
      </Screen>
    );
  }
}

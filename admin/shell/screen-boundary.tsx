import { Component, type ReactNode } from 'react';
import { Screen } from './screen.tsx';

/** A screen that breaks leaves the navigation and the way out standing. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Screen title="Something went wrong">
        <div className="admin-panel" role="alert">
          <p>This screen could not be shown. Nothing was lost on the server.</p>
          <button type="button" className="ui-button" onClick={() => window.location.reload()}>
            Reload
          </button>
        </div>
      </Screen>
    );
  }
}

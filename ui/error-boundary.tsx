import { Component, type ReactNode } from 'react';
import { business } from '#domain/business/defaults/business.ts';

/** Replaces content that throws with the telephone number. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="ui-card" part="card" role="alert">
        <p className="ui-lead">
          This part of the page could not be shown. Please call {business.name} at{' '}
          <a className="ui-link" href={business.phone.href}>
            {business.phone.display}
          </a>
          .
        </p>
      </div>
    );
  }
}

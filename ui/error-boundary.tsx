import { Component, type ReactNode } from 'react';
import { useBusiness } from '#ui/business.tsx';

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
    return <CallInstead />;
  }
}

function CallInstead() {
  const { name, phone } = useBusiness();
  return (
    <div className="ui-card" part="card" role="alert">
      <p className="ui-lead">
        This part of the page could not be shown. Please call {name} at{' '}
        <a className="ui-link" href={phone.href}>
          {phone.display}
        </a>
        .
      </p>
    </div>
  );
}

import { Component, type ReactNode } from 'react';
import { useBusiness } from '#ui/business.tsx';
import { uiWords } from '#ui/ui.words.ts';
import { useWords } from '#ui/words.ts';

/**
 * Replaces content that throws with the telephone number, and shows it again when asked to. What was
 * typed is in the store, which must be created outside of it.
 */
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
    return <CallInstead onRetry={() => this.setState({ failed: false })} />;
  }
}

function CallInstead({ onRetry }: { onRetry: () => void }) {
  const { name, phone } = useBusiness();
  const words = useWords(uiWords);
  return (
    <div className="ui-card" part="card" role="alert">
      <p className="ui-lead">
        <span>{`${words.callInstead(name)} `}</span>
        <a className="ui-link" href={phone.href}>
          {phone.display}
        </a>
        .
      </p>
      <button type="button" className="ui-button" part="button" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </div>
  );
}

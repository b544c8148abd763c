import { Component, type ReactNode } from 'react';
import { useBusiness } from '#ui/business.tsx';

interface PageBoundaryProps {
  path: string;
  children: ReactNode;
}

/** Contains the failure of one page, for example a chunk that failed to load. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <PageFailed path={this.props.path} />;
  }
}

function PageFailed({ path }: { path: string }) {
  const { phone } = useBusiness();
  return (
    <section className="site-section" role="alert">
      <div className="site-wrap">
        <h1>This page didn’t load</h1>
        <p className="site-lede">
          Please check your connection and <a href={path}>reload the page</a>, or call us at{' '}
          <a href={phone.href}>{phone.display}</a>.
        </p>
      </div>
    </section>
  );
}

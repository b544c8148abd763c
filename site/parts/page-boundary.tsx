import { Component, type ReactNode } from 'react';
import { business } from '#domain/business/business.ts';

interface PageBoundaryProps {
  path: string;
  children: ReactNode;
}

/** A page that cannot be shown, its script lost on the way for example, leaves the rest standing. */
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
    return (
      <section className="site-section" role="alert">
        <div className="site-wrap">
          <h1>This page did not arrive</h1>
          <p className="site-lede">
            Please check your connection and <a href={this.props.path}>load the page again</a>, or
            call us at <a href={business.phone.href}>{business.phone.display}</a>.
          </p>
        </div>
      </section>
    );
  }
}

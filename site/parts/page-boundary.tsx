import { Component, type ReactNode } from 'react';
import { addressIn } from '#domain/locale/localized-path.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { TextWithLinks } from './linked-text.tsx';
import { partsWords } from './parts.words.ts';

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
  const { phone, locale } = useBusiness();
  const words = useWords(partsWords);
  return (
    <section className="site-section" role="alert">
      <div className="site-wrap">
        <h1>{words.pageFailed}</h1>
        <p className="site-lede">
          <TextWithLinks
            text={words.pageFailedText(phone.display)}
            links={[
              (reload) => <a href={addressIn(locale, path)}>{reload}</a>,
              (number) => <a href={phone.href}>{number}</a>,
            ]}
          />
        </p>
      </div>
    </section>
  );
}

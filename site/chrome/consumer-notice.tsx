import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';

/** The link that the law of the state asks for: readily noticeable, at least 10 pt (13.34 px). */
export function ConsumerNotice() {
  const { consumerNotice } = useBusiness().law;
  if (!consumerNotice) return null;
  return (
    <aside className="site-notice" aria-label="Consumer protection">
      <div className="site-wrap">
        <a href={consumerNotice.href}>
          <Icon name="integrity" size={18} />
          {consumerNotice.label}
        </a>
      </div>
    </aside>
  );
}

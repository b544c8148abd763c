import { Icon } from '#site/icons/icon.tsx';

/** Texas requires this link: these words, readily noticeable, at least 10 pt (13.34 px). */
export function ConsumerNotice() {
  return (
    <aside className="site-notice" aria-label="Consumer protection">
      <div className="site-wrap">
        <a href="https://www.trec.texas.gov/sites/default/files/pdf-forms/CN%201-5_0.pdf">
          <Icon name="integrity" size={18} />
          Texas Real Estate Commission Consumer Protection Notice
        </a>
      </div>
    </aside>
  );
}

import { videoReports } from '#domain/content/services-page.ts';
import { Drawing } from '#site/illustrations/drawing.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { Section } from '#site/parts/section.tsx';
import { useTexts } from '#ui/business.tsx';

export function VideoReports() {
  const { title, text, points } = useTexts(videoReports);
  return (
    <Section tone="night" labelledBy="video-reports" className="video-reports">
      <div>
        <h2 id="video-reports">{title}</h2>
        <p className="site-lede">{text}</p>
        <Drawing
          name="video-report"
          className="video-reports-art"
          width={484}
          height={320}
          lazy={true}
        />
      </div>
      <Cards cards={points} columns={1} />
    </Section>
  );
}

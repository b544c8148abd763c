import { videoReports } from '#domain/content/services-page.ts';
import { Drawing } from '#site/illustrations/drawing.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { Photograph } from '#site/parts/photograph.tsx';
import { Section } from '#site/parts/section.tsx';
import { Text } from '#site/parts/text.tsx';
import { VideoLink } from '#site/parts/video-link.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function VideoReports() {
  const { title, text, points } = useTexts(videoReports);
  return (
    <Section tone="night" labelledBy="video-reports" title={title} className="video-reports">
      <div>
        <h2 id="video-reports">{title}</h2>
        <Text className="site-lede">{text}</Text>
        <VideoLink>
          <Photograph
            place="report"
            className="video-reports-art site-photograph"
            sizes="(width >= 1260px) 660px, (width >= 900px) 54vw, 92vw"
          >
            <Drawing
              name="video-report"
              className="video-reports-art"
              width={484}
              height={320}
              lazy={true}
            />
          </Photograph>
        </VideoLink>
      </div>
      <Cards cards={points} columns={1} />
    </Section>
  );
}

import { reportSystemsIn } from '#domain/content/sample-report/form.ts';
import {
  sampleReportClosing,
  sampleReportHero,
  sampleReportMeta,
} from '#domain/content/sample-report/sample-report.ts';
import type { Page } from '#site/page.ts';
import { ScheduleLink } from '#site/parts/actions.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { InspectorCard } from '#site/parts/inspector-card.tsx';
import { Text } from '#site/parts/text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { ReportHead } from './report-head.tsx';
import { ReportSystemPart } from './report-system.tsx';
import { sampleReportPageWords } from './sample-report-page.words.ts';
import './sample-report.css';

export const page: Page = {
  Component: SampleReportPage,
  meta: sampleReportMeta,
  shareDrawing: 'clipboard',
  sharePhotograph: 'report',
};

function SampleReportPage() {
  const { locale } = useBusiness();
  const hero = useTexts(sampleReportHero);
  const words = useWords(sampleReportPageWords);
  return (
    <>
      <div className="report-desk">
        <section className="report-hero" aria-label={hero.title}>
          <div className="site-wrap">
            <p className="report-sample">{hero.note}</p>
            <h1>{hero.title}</h1>
            <Text className="site-lede">{hero.text}</Text>
            <button type="button" className="ui-button" onClick={() => window.print()}>
              {words.print}
            </button>
          </div>
        </section>
        <article className="site-wrap report" aria-label={words.report}>
          <ReportHead />
          {reportSystemsIn(locale).map((system) => (
            <ReportSystemPart key={system.numeral} system={system} />
          ))}
          <section className="report-signed" aria-label={words.inspector}>
            <InspectorCard />
          </section>
        </article>
      </div>
      <ClosingCall texts={sampleReportClosing}>
        <ScheduleLink />
      </ClosingCall>
    </>
  );
}

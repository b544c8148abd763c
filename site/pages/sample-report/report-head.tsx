import { reportMarksIn } from '#domain/content/sample-report/form.ts';
import {
  reportLabels,
  reportSummary,
  sampleProperty,
  sampleReportHero,
} from '#domain/content/sample-report/sample-report.ts';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { sampleReportPageWords } from './sample-report-page.words.ts';

/** The report's first page: whose it is, what to do first, and what the boxes mean. */
export function ReportHead() {
  const { inspector, license, locale } = useBusiness();
  const hero = useTexts(sampleReportHero);
  const labels = useTexts(reportLabels);
  const { facts, form } = useTexts(sampleProperty);
  const summary = useTexts(reportSummary);
  const words = useWords(sampleReportPageWords);
  return (
    <div className="report-sheet">
      <header>
        <p className="report-name">{labels.name}</p>
        <p className="report-sample">{hero.note}</p>
      </header>
      <dl className="report-facts">
        {[
          ...facts,
          {
            label: words.inspector,
            value: [inspector.name, license?.label].filter(Boolean).join(', '),
          },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="summary">
        <h2 id="summary">{labels.summary}</h2>
        <div className="report-summary">
          {summary.map(({ title, lines }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {lines.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <dl className="report-legend" aria-label={words.boxes}>
        {reportMarksIn(locale).map(({ mark, meaning }) => (
          <div key={mark}>
            <dt>{mark}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {form.map(({ text }) => (
        <p key={text} className="report-form">
          {text}
        </p>
      ))}
    </div>
  );
}

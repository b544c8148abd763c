import { business } from '#domain/business/defaults/business.ts';
import { inspector } from '#domain/business/inspector.ts';
import { reportMarks } from '#domain/content/sample-report/form.ts';
import {
  reportSummary,
  sampleProperty,
  sampleReportHero,
} from '#domain/content/sample-report/sample-report.ts';

/** The report's first page: whose it is, what to do first, and what the boxes mean. */
export function ReportHead() {
  return (
    <div className="report-sheet">
      <header>
        <p className="report-name">Property Inspection Report</p>
        <p className="report-sample">{sampleReportHero.note}</p>
      </header>
      <dl className="report-facts">
        {[
          ...sampleProperty.facts,
          { label: 'Inspector', value: `${inspector.name}, ${business.license.label}` },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="summary">
        <h2 id="summary">Summary</h2>
        <div className="report-summary">
          {reportSummary.map(({ title, lines }) => (
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
      <dl className="report-legend" aria-label="What the boxes mean">
        {reportMarks.map(({ mark, meaning }) => (
          <div key={mark}>
            <dt>{mark}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="report-form">{sampleProperty.form}</p>
    </div>
  );
}

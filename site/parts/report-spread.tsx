import { findingOf } from '#domain/content/sample-report/findings.ts';
import {
  reportLabels,
  reportSpread,
  reportSummary,
} from '#domain/content/sample-report/sample-report.ts';
import { MarkedDrawing } from '#site/parts/marked-drawing.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { Section } from './section.tsx';
import { Text } from './text.tsx';
import './report-spread.css';

/** Two pages of the sample report, open side by side. */
export function ReportSpread({ tone = 'plain' }: { tone?: 'plain' | 'soft' | 'limestone' }) {
  const texts = useTexts(reportSpread);
  const summary = useTexts(reportSummary);
  const labels = useTexts(reportLabels);
  const flue = findingOf('flue', useBusiness());
  return (
    <Section tone={tone} labelledBy="sample-report" title={texts.title} className="report-spread">
      <div className="report-spread-text">
        <h2 id="sample-report">{texts.title}</h2>
        <Text className="site-lede">{texts.text}</Text>
        <SiteLink href="/sample-report" className="ui-button">
          {texts.link}
        </SiteLink>
      </div>
      <div className="report-spread-pages">
        <div className="report-page">
          <p className="report-page-head">{labels.summary}</p>
          {summary.map(({ title, lines }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {lines.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="report-page">
          <p className="report-page-head">
            <span>{`${flue.item} `}</span>
            <span className="report-mark">{labels.deficient}</span>
          </p>
          <MarkedDrawing finding={flue} number={6} />
          <h3>{flue.title}</h3>
          <p>{flue.means}</p>
          <p>
            <strong>{labels.next}</strong>
            <span>{` ${flue.next}`}</span>
          </p>
        </div>
      </div>
    </Section>
  );
}

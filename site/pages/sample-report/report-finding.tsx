import type { Finding } from '#domain/content/sample-report/findings.ts';
import { reportMarksIn } from '#domain/content/sample-report/form.ts';
import { reportLabels } from '#domain/content/sample-report/sample-report.ts';
import { MarkedDrawing } from '#site/parts/marked-drawing.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** One finding: where, what is seen, what it means and whom to call, beside its drawing. */
export function ReportFinding({ finding, number }: { finding: Finding; number: number }) {
  const { id, item, title, marks, place, seen, means, next } = finding;
  const { locale } = useBusiness();
  const labels = useTexts(reportLabels);
  const worst = reportMarksIn(locale).findLast(({ mark }) => marks.includes(mark));
  return (
    <article className="report-finding" id={id} aria-labelledby={`${id}-title`}>
      <MarkedDrawing finding={finding} number={number} />
      <div>
        <p className="report-finding-head">
          <span className="report-number">{number}</span>
          <span>{`${item} · ${place}`}</span>
          <span className="report-verdict" data-mark={worst?.mark}>
            {worst?.meaning}
          </span>
        </p>
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{seen}</p>
        <p>
          <strong>{labels.means}</strong>
          <span>{` ${means}`}</span>
        </p>
        <p>
          <strong>{labels.call}</strong>
          <span>{` ${next}`}</span>
        </p>
      </div>
    </article>
  );
}

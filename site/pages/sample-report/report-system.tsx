import { findingsOf } from '#domain/content/sample-report/findings.ts';
import { type ReportSystem, reportMarksIn } from '#domain/content/sample-report/form.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { FormHeading } from './form-heading.tsx';
import { ReportFinding } from './report-finding.tsx';
import { sampleReportPageWords } from './sample-report-page.words.ts';

/** One of the form's six parts: its items with their boxes, then its findings. */
export function ReportSystemPart({ system }: { system: ReportSystem }) {
  const { numeral, items, ...heading } = system;
  const business = useBusiness();
  const words = useWords(sampleReportPageWords);
  const boxes = reportMarksIn(business.locale);
  const id = `system-${numeral.toLowerCase()}`;
  return (
    <section className="report-sheet" aria-labelledby={id}>
      <h2 id={id}>
        <span>{`${numeral}. `}</span>
        <FormHeading {...heading} />
      </h2>
      <table className="report-items" aria-labelledby={id}>
        <thead>
          <tr>
            {boxes.map(({ mark, meaning }) => (
              <th key={mark} scope="col">
                <abbr title={meaning}>{mark}</abbr>
              </th>
            ))}
            <th scope="col">{words.item}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ letter, marks, note, ...itemHeading }) => (
            <tr key={letter} data-deficient={marks.includes('D') || undefined}>
              {boxes.map(({ mark, meaning }) => (
                <td key={mark}>
                  <span className="report-box" data-marked={marks.includes(mark) || undefined}>
                    {marks.includes(mark) ? (
                      <span className="ui-visually-hidden">{meaning}</span>
                    ) : null}
                  </span>
                </td>
              ))}
              <th scope="row">
                <span>
                  <span>{`${letter}. `}</span>
                  <FormHeading {...itemHeading} />
                </span>
                {note ? <small>{note}</small> : null}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      {findingsOf(business).map((finding, index) =>
        finding.item.startsWith(`${numeral}.`) ? (
          <ReportFinding key={finding.id} finding={finding} number={index + 1} />
        ) : null,
      )}
    </section>
  );
}

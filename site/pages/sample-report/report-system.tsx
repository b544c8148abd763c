import { findings } from '#domain/content/sample-report/findings.ts';
import { type ReportSystem, reportMarks } from '#domain/content/sample-report/form.ts';
import { ReportFinding } from './report-finding.tsx';

/** One of the form's six parts: its items with their boxes, then its findings. */
export function ReportSystemPart({ system }: { system: ReportSystem }) {
  const { numeral, name, items } = system;
  const id = `system-${numeral.toLowerCase()}`;
  return (
    <section className="report-sheet" aria-labelledby={id}>
      <h2 id={id}>
        {numeral}. {name}
      </h2>
      <table className="report-items" aria-labelledby={id}>
        <thead>
          <tr>
            {reportMarks.map(({ mark, meaning }) => (
              <th key={mark} scope="col">
                <abbr title={meaning}>{mark}</abbr>
              </th>
            ))}
            <th scope="col">Item</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ letter, name: item, marks, note }) => (
            <tr key={letter} data-deficient={marks.includes('D') || undefined}>
              {reportMarks.map(({ mark, meaning }) => (
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
                  {letter}. {item}
                </span>
                {note ? <small>{note}</small> : null}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      {findings.map((finding, index) =>
        finding.item.startsWith(`${numeral}.`) ? (
          <ReportFinding key={finding.id} finding={finding} number={index + 1} />
        ) : null,
      )}
    </section>
  );
}

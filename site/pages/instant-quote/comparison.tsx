import { comparison } from '#domain/content/instant-quote.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function Comparison() {
  const { title, text, columns, rows } = useTexts(comparison);
  return (
    <Section labelledBy="comparison" title={title}>
      <SectionHeading id="comparison" title={title} text={text} />
      <table className="comparison">
        <thead>
          <tr>
            <td />
            <th scope="col">{columns.us}</th>
            <th scope="col">{columns.others}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              <td>
                <span>
                  <Icon name="check" size={18} />
                  <span>{row.us}</span>
                </span>
              </td>
              <td>{row.others}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

import { comparison } from '#domain/content/instant-quote.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/business.tsx';

export function Comparison() {
  const { title, text, columns, rows } = useTexts(comparison);
  const [us, others] = columns;
  return (
    <Section labelledBy="comparison">
      <SectionHeading id="comparison" title={title} text={text} />
      <table className="comparison">
        <thead>
          <tr>
            <td />
            <th scope="col">{us}</th>
            <th scope="col">{others}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              <td>
                <span>
                  <Icon name="check" size={18} />
                  {row.us}
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

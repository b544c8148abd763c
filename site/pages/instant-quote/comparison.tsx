import { comparison } from '#domain/content/instant-quote.ts';
import { Icon } from '#site/icons/icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';

export function Comparison() {
  const [us, others] = comparison.columns;
  return (
    <Section labelledBy="comparison">
      <SectionHeading
        id="comparison"
        title="How we compare"
        text="The right-hand column is what is common in the trade, not any one company."
      />
      <table className="comparison">
        <thead>
          <tr>
            <td />
            <th scope="col">{us}</th>
            <th scope="col">{others}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map((row) => (
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

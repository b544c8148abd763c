import { samplePrices } from '#domain/content/pricing.ts';
import { Section, SectionHeading } from '#site/parts/section.tsx';

export function SamplePrices() {
  return (
    <Section tone="limestone" labelledBy="samples">
      <SectionHeading
        id="samples"
        title="What others pay"
        text="Three homes as examples. Yours is counted from its own facts, so your price may differ."
      />
      <ul className="sample-prices">
        {samplePrices.map(({ title, area, price, mostCommon, text }) => (
          <li key={title} data-common={mostCommon || undefined}>
            <h3>{title}</h3>
            <p className="sample-price">${price}</p>
            <p className="sample-area">
              {area.toLocaleString('en-US')} sq ft
              {mostCommon ? <span className="site-tag">Most common</span> : null}
            </p>
            <p className="site-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { samplePrices } from '#domain/content/pricing.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { Section, SectionHeading } from './section.tsx';
import './sample-prices.css';

interface SamplePricesProps {
  title: string;
  text: string;
  tone: 'plain' | 'limestone';
}

/** Three homes and what their inspection costs. */
export function SamplePrices({ title, text, tone }: SamplePricesProps) {
  return (
    <Section tone={tone} labelledBy="samples">
      <SectionHeading id="samples" title={title} text={text} />
      <ul className="sample-prices">
        {samplePrices.map((sample) => (
          <li key={sample.title} data-common={sample.mostCommon || undefined}>
            <h3>{sample.title}</h3>
            <p className="sample-price">${sample.price}</p>
            <p className="sample-area">
              {thousands(sample.area)} sq ft
              {sample.mostCommon ? <span className="site-tag">Most common</span> : null}
            </p>
            <p className="site-soft">{sample.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

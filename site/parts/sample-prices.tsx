import { sampleExamples } from '#domain/content/pricing.ts';
import { samplePrices } from '#domain/pricing/sample-prices.ts';
import { dollars, thousands } from '#domain/quote/dollars.ts';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { partsWords } from './parts.words.ts';
import { Section, SectionHeading } from './section.tsx';
import { Text } from './text.tsx';
import './sample-prices.css';

interface SamplePricesProps {
  /** Another title than the texts'. */
  title?: string;
  tone: 'plain' | 'limestone';
}

/** Three homes and what their inspection costs. */
export function SamplePrices({ title, tone }: SamplePricesProps) {
  const texts = useTexts(sampleExamples);
  const words = useWords(partsWords);
  const { starter, family, luxury } = texts.homes;
  const homes = [starter, family, luxury];
  const samples = samplePrices(useBusiness().prices);
  return (
    <Section tone={tone} labelledBy="samples" title={texts.title}>
      <SectionHeading id="samples" title={title ?? texts.title} text={texts.text} />
      <ul className="sample-prices">
        {samples.map(({ area, price, isMostCommon }, index) => (
          <li key={area} data-common={isMostCommon || undefined}>
            <h3>{homes[index]?.title}</h3>
            <p className="sample-price" translate="no">
              {dollars(price)}
            </p>
            <p className="sample-area">
              <span>{words.area(thousands(area))}</span>
              {isMostCommon ? <span className="site-tag">{texts.mostCommon}</span> : null}
            </p>
            <Text className="site-soft">{homes[index]?.text ?? ''}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

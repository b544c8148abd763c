import { embedHeadings, embedRecipes } from '#domain/content/embed-page.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { Icon } from '#site/icons/icon.tsx';
import { LinkedText } from '#site/parts/linked-text.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTexts } from '#ui/use-texts.ts';
import type { EmbedOptions } from '#widgets/embed-code/embed-options.ts';
import { CodeBox } from './code-box.tsx';
import { samplesOf } from './recipe-code.ts';
import '#site/parts/questions.css';

interface RecipesProps {
  addresses: EmbedAddresses;
  options: EmbedOptions;
}

/** Instructions for each kind of site; they open without JavaScript. */
export function Recipes({ addresses, options }: RecipesProps) {
  const texts = useTexts(embedHeadings);
  return (
    <Section tone="limestone" labelledBy="recipes" className="embed-recipes">
      <SectionHeading id="recipes" title={texts.place} text={texts.placeText} />
      <p className="embed-reference">
        <LinkedText text={texts.developers} hrefs={['/embed/docs']} />
      </p>
      <div className="site-questions">
        {embedRecipes.map(({ id, title, steps }) => (
          <details key={id}>
            <summary>
              <h3>{title}</h3>
              <Icon name="plus" size={22} />
            </summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {samplesOf(id, addresses, options).map(({ label, code }) => (
              <CodeBox key={label} label={label} code={code} />
            ))}
          </details>
        ))}
      </div>
    </Section>
  );
}

import { paymentMethodsIn, paymentTerms } from '#domain/content/pricing.ts';
import { payment } from '#domain/content/pricing-page.ts';
import { Icon } from '#site/icons/icon.tsx';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';

export function PaymentBlock() {
  const texts = useTexts(payment);
  const terms = useTexts(paymentTerms);
  const methods = paymentMethodsIn(useBusiness().locale);
  return (
    <Section tone="soft" labelledBy="payment" title={texts.title}>
      <SectionHeading id="payment" title={texts.title} text={texts.text} />
      <div className="pricing-payment">
        <div>
          <h3>{texts.methodsTitle}</h3>
          <ul className="pricing-methods">
            {methods.map(({ icon, label }) => (
              <li key={label}>
                <ContentIcon name={icon} />
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{texts.termsTitle}</h3>
          <ul className="site-checks">
            {[...terms, texts.radius].map((term) => (
              <li key={term}>
                <Icon name="check" size={20} />
                <span>{term}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

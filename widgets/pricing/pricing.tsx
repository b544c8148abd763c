import {
  extraServices,
  priceTiers,
  pricingBadge,
  standardPlan,
} from '#domain/content/pricing-block.ts';
import { attributedSearch } from '#widgets/core/attributed-search.ts';
import { LicenceLine } from '#widgets/core/ui/licence-line.tsx';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { InSteps } from './in-steps.tsx';
import { Plan } from './plan.tsx';

export interface PricingWidgetProps extends WidgetProps {
  /** Called when the visitor asks for a quote; answering false says that somebody takes it up. */
  onQuote?: (request: { href: string }) => boolean | undefined;
}

/** The frame, the table, the plan, the extra services. */
const STEPS = 4;

/** The pricing block (spec §2 `/pricing`, figures of §9). It asks no server for anything. */
export function PricingWidget({ apiBase, partner, onQuote }: PricingWidgetProps) {
  // Within the site every link is given its attribution, there and not by the server's rendering.
  const href = apiBase ? `${apiBase}/contact${attributedSearch({}, partner)}` : '/contact';
  return (
    <InSteps count={STEPS}>
      {(step) => (
        <section
          className="ui-card pricing"
          id="pricing"
          part="card"
          aria-label="Inspection prices"
          data-partly={step < STEPS ? '' : undefined}
        >
          <p className="pricing-badge" part="badge">
            {pricingBadge}
          </p>
          <h2 className="ui-title" part="title">
            What an inspection costs
          </h2>
          <div className="pricing-body">
            {step > 1 ? <Tiers /> : null}
            {step > 2 ? <Plan plan={standardPlan} href={href} onQuote={onQuote} /> : null}
          </div>
          {step > 3 ? <Extras /> : null}
          <LicenceLine />
        </section>
      )}
    </InSteps>
  );
}

const Tiers = () => (
  <table className="pricing-tiers">
    <caption className="pricing-label">Base price by square footage</caption>
    <tbody>
      {priceTiers.map(({ range, price, note }) => (
        <tr key={range}>
          <th scope="row">
            {range}
            {note ? <small>{note}</small> : null}
          </th>
          <td>${price}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Extras = () => (
  <>
    <h3 className="pricing-label">Extra services</h3>
    <dl className="pricing-extras">
      {extraServices.map(({ service, price, highlight }) => (
        <div key={service} data-highlight={highlight}>
          <dt>{service}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  </>
);

import { jobFiles } from '#client/job.ts';
import { moneyText } from '#domain/jobs/cents.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import { Icon } from '#site/icons/icon.tsx';
import { dateOf } from '#site/parts/date-of.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { jobWords } from './job.words.ts';
import { howToPay, isDueByVisit, isOver, type JobProps, stepOf } from './job-context.ts';
import { JobPrice } from './job-price.tsx';
import { PayOnline } from './pay-online.tsx';

/** The price, what was paid with its receipts, and what is open. */
export function PaymentSection(props: JobProps) {
  const { token, view, job } = props;
  const words = useWords(jobWords);
  const isOpen = job.due > 0;
  const isLate = job.state === 'ended' || (isOver(view) && isDueByVisit(job));
  // The next step has the button already.
  const offersOnline = isOpen && job.canPayOnline && stepOf(job, view) !== 'pay';
  return (
    <section className="job-section" aria-labelledby="payment">
      <h2 id="payment">{words.priceTitle}</h2>
      <div className="appointment-price">
        <JobPrice price={view.price} job={job} />
        {view.offer ? <p className="appointment-offer">{view.offer}</p> : null}
      </div>
      {isOpen ? <p>{isLate ? howToPay(job, words) : words.dueText[job.paymentTime]}</p> : null}
      {job.due < 0 ? <p>{words.overpaidText}</p> : null}
      {offersOnline ? <PayOnline {...props} /> : null}
      {job.payments.length > 0 ? <Payments token={token} payments={job.payments} /> : null}
    </section>
  );
}

function Payments({ token, payments }: Pick<ClientJob, 'payments'> & { token: string }) {
  const business = useBusiness();
  const words = useWords(jobWords);
  return (
    <>
      <h3>{words.payments}</h3>
      <ul className="job-payments">
        {payments.map(({ id, at, amount, method, refunded, isChecked }) => {
          const date = dateOf(at, business);
          return (
            <li key={id}>
              <span>
                <span>{words.paymentLine(moneyText(amount), words.methods[method], date)}</span>
                {refunded > 0 ? (
                  <span className="job-changed">{` ${words.refundedPart(moneyText(refunded))}`}</span>
                ) : null}
              </span>
              {isChecked ? (
                <a
                  className="site-no-print"
                  href={jobFiles.receipt(token, id)}
                  aria-label={words.receiptOf(moneyText(amount), date)}
                >
                  <Icon name="price" size={18} />
                  {words.receipt}
                </a>
              ) : (
                <span className="job-changed">{words.paymentChecked}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

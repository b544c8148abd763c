import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { centsOf, moneyText, negative } from '#domain/jobs/cents.ts';
import type { ClientJob } from '#domain/jobs/client-job.ts';
import { quoteTextIn } from '#domain/quote/quote-texts.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { quoteResultWords } from '#widgets/quote/quote-result.words.ts';
import { jobWords } from './job.words.ts';

interface JobPriceProps {
  price: AppointmentView['price'];
  job: ClientJob;
}

/** The price as booked, each change of it, and what is open; with `quote-result.css`. */
export function JobPrice({ price, job }: JobPriceProps) {
  const { locale } = useBusiness();
  const quote = useWords(quoteResultWords);
  const words = useWords(jobWords);
  // Without an inspection, only the fee for its time is left.
  const booked = job.state === 'ended' ? [] : (price?.lines ?? []);
  return (
    <table className="quote-lines">
      <caption className="ui-label">{quote.lines}</caption>
      <tbody>
        {booked.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{quoteTextIn(locale, label)}</th>
            <td translate="no">{moneyText(centsOf(amount))}</td>
          </tr>
        ))}
        {[...job.lines.entries()].map(([place, { label, amount }]) => (
          <tr key={place}>
            <th scope="row">
              <span>{label}</span>
              {job.state === 'ended' ? null : (
                <span className="job-changed">{` ${words.changedSince}`}</span>
              )}
            </th>
            <td translate="no">{moneyText(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{quote.total}</th>
          <td translate="no">{moneyText(job.total)}</td>
        </tr>
        {job.paid > 0 ? (
          <tr className="job-paid">
            <th scope="row">{words.paid}</th>
            <td translate="no">{moneyText(negative(job.paid))}</td>
          </tr>
        ) : null}
        {job.refunded > 0 ? (
          <tr className="job-paid">
            <th scope="row">{words.refunded}</th>
            <td translate="no">{moneyText(job.refunded)}</td>
          </tr>
        ) : null}
        {job.chargedBack > 0 ? (
          <tr className="job-paid">
            <th scope="row">{words.chargedBack}</th>
            <td translate="no">{moneyText(job.chargedBack)}</td>
          </tr>
        ) : null}
        {job.paid > 0 && job.due !== 0 ? (
          <tr>
            <th scope="row">{job.due > 0 ? words.openSum : words.overpaid}</th>
            <td translate="no">{moneyText(job.due > 0 ? job.due : negative(job.due))}</td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}

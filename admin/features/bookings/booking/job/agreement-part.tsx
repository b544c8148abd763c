import { FileText, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { movedSince } from '#domain/agreements/moved-since.ts';
import type { AgreedTermName } from '#domain/jobs/agreed-terms.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { MAX_SIGNERS } from '#domain/jobs/signature-limits.ts';
import { agreementUrl } from './job-calls.ts';
import { SameAgreementDialog } from './same-agreement-dialog.tsx';
import { SignDialog } from './sign-dialog.tsx';
import type { JobPartProps } from './use-job.ts';

/** Who signed what, and signing on the owner's phone. */
export function AgreementPart({ booking, job, onSaved }: JobPartProps) {
  const [isSigning, setSigning] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { agreement, signatures, state } = job;
  const isOpen = state !== 'ended' && state !== 'released' && booking.erasedAt === undefined;
  const current = signatures.find(({ isCurrent }) => isCurrent);
  const isMoved = movedSince(booking, current?.at) !== undefined;
  const signers = signatures.filter(({ isCurrent }) => isCurrent).length;
  const canSign = agreement !== 'none' && isOpen && signers < MAX_SIGNERS;
  const isOutdated = agreement === 'outdated' && isOpen;
  return (
    <section className="admin-job-part" aria-labelledby="job-agreement">
      <h3 id="job-agreement">Agreement</h3>
      <p>
        <span>{agreement === 'outdated' ? outdatedText(job) : agreementTexts[agreement]}</span>
        {agreement === 'none' && isOpen ? (
          <span>
            {' '}
            <Link href="/agreements">Write an agreement</Link>
          </span>
        ) : null}
      </p>
      {signatures.length > 0 ? (
        <ul className="admin-job-rows" aria-label="Signatures">
          {signatures.map(({ id, name, at, place, isCurrent }) => (
            <li key={id}>
              <span>
                <span>{name}</span>
                <span className="admin-job-note">
                  <Timestamp instant={at} />
                  <span>{place === 'on_site' ? ' · on site' : null}</span>
                  {isCurrent ? null : <span>{' · before something changed'}</span>}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {job.confirmations.map(({ at, reason }) => (
        <p className="admin-job-note" key={at}>
          <span>{`Confirmed as the same: ${reason} · `}</span>
          <Timestamp instant={at} />
        </p>
      ))}
      {isMoved ? (
        <p className="admin-job-note">
          The appointment was moved after that. The signature still counts; the PDF says so.
        </p>
      ) : null}
      <div className="admin-actions admin-job-actions">
        {canSign ? (
          <Button
            kind={agreement === 'signed' ? 'quiet' : 'primary'}
            onClick={() => setSigning(true)}
          >
            <PenLine size={18} aria-hidden="true" />
            <span>{agreement === 'signed' ? 'Another person signs' : 'Sign on this phone'}</span>
          </Button>
        ) : null}
        {isOutdated ? (
          <Button onClick={() => setConfirming(true)}>It is still the same</Button>
        ) : null}
        {signatures.length > 0 ? (
          <a
            className="ui-button admin-quiet"
            href={agreementUrl(booking.id)}
            target="_blank"
            rel="noreferrer"
          >
            <FileText size={18} aria-hidden="true" />
            Signed agreement, PDF
          </a>
        ) : null}
      </div>
      {isConfirming ? (
        <SameAgreementDialog
          booking={booking}
          job={job}
          onSaved={onSaved}
          onClose={() => setConfirming(false)}
        />
      ) : null}
      {isSigning ? <SignDialog booking={booking} onClose={() => setSigning(false)} /> : null}
    </section>
  );
}

const agreementTexts: Readonly<Record<Exclude<PresentedJob['agreement'], 'outdated'>, string>> = {
  none: 'No agreement is asked for.',
  unsigned: 'Not signed yet.',
  signed: 'Signed.',
};

const termTexts: Readonly<Record<AgreedTermName, string>> = {
  client: 'the client’s name',
  address: 'the address',
  inspection: 'the kind of inspection',
  fees: 'the lines of the price',
  total: 'the price',
};

const outdatedText = ({ changedTerms }: Pick<PresentedJob, 'changedTerms'>): string =>
  `Changed since it was signed: ${changedTerms.map((name) => termTexts[name]).join(', ')}. So the client is asked again.`;

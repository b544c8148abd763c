import { FileText, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { movedSince } from '#domain/agreements/moved-since.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { agreementUrl } from './job-calls.ts';
import { SignDialog } from './sign-dialog.tsx';
import type { JobPartProps } from './use-job.ts';

/** Who signed what, and signing on the owner's phone. */
export function AgreementPart({ booking, job }: JobPartProps) {
  const [isSigning, setSigning] = useState(false);
  const { agreement, signatures, state } = job;
  const isOpen = state !== 'ended' && state !== 'released' && booking.erasedAt === undefined;
  const current = signatures.find(({ isCurrent }) => isCurrent);
  const isMoved = movedSince(booking, current?.at) !== undefined;
  const canSign = agreement !== 'none' && isOpen;
  return (
    <section className="admin-job-part" aria-labelledby="job-agreement">
      <h3 id="job-agreement">Agreement</h3>
      <p>
        <span>{agreementTexts[agreement]}</span>
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
                  {isCurrent ? null : <span>{' · for an earlier price'}</span>}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
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
      {isSigning ? <SignDialog booking={booking} onClose={() => setSigning(false)} /> : null}
    </section>
  );
}

const agreementTexts: Readonly<Record<PresentedJob['agreement'], string>> = {
  none: 'No agreement is asked for.',
  unsigned: 'Not signed yet.',
  outdated: 'The price has changed since it was signed, so the client is asked again.',
  signed: 'Signed.',
};

import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { useAnswer } from '#admin/use-answer.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { bookingKey } from '../../booking-calls.ts';
import { jobKey, openJobsKey } from './job-calls.ts';

/** What each part of the panel gets. */
export interface JobPartProps {
  booking: Booking;
  job: PresentedJob;
  /** Puts the job that a call answered in place of `job`. */
  onSaved: (job: PresentedJob) => void;
}

/** What a dialog of a part gets. */
export interface JobDialogProps extends JobPartProps {
  /** Outlives the dialog: opened again after a lost answer, it repeats its call and adds nothing twice. */
  keyOf: (content: unknown) => string;
  onClose: () => void;
}

/** The job of a booking, read anew whenever the booking is opened. */
export const useJob = (id: string) =>
  useAnswer(
    'GET /api/bookings/:id/job',
    { params: { id } },
    { ...refreshWhenVisible, revalidateOnReconnect: true, revalidateIfStale: true },
  );

/** Returns a function that puts a changed job into the cache and drops sums and lists made from it. */
export function useSavedJob(bookingId: string): (job: PresentedJob) => void {
  const { mutate } = useSWRConfig();
  return (job) => {
    void mutate(jobKey(bookingId), job, { revalidate: false });
    void mutate(openJobsKey, undefined);
    // Its price may be another one.
    void mutate(bookingKey(bookingId));
    void mutate((key) => typeof key === 'string' && key.startsWith('bookings?'), undefined);
    void mutate((key) => typeof key === 'string' && key.startsWith('money?'), undefined);
  };
}

type Toast = Parameters<typeof showToast>[0];

/** An action by one tap: the pending call, its failure, and a toast once it is saved. */
export function useJobAction(onSaved: (job: PresentedJob) => void) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();

  /** Never rejects. */
  async function run(
    send: () => Promise<PresentedJob>,
    said?: (job: PresentedJob) => Toast,
  ): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      const job = await send();
      onSaved(job);
      if (said) showToast(said(job));
    } catch (error) {
      setFailure(failureText(error));
      report(error);
    } finally {
      setPending(false);
    }
  }
  return { pending, failure, run };
}

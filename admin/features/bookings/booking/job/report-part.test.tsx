import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cents } from '#domain/jobs/cents.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { holdUploads } from './testing/line-of-uploads.ts';
import { sampleJob, sampleReport } from './testing/sample-job.ts';
import { button, dialog, part, showJob } from './testing/show-job.tsx';

const uploaded = sampleJob({ reports: [sampleReport()], block: 'agreement_unsigned' });

const pdf = (name = '100 Live Oak St.pdf', start = '%PDF-1.7') =>
  new File([start, 'x'.repeat(500)], name, { type: 'application/pdf' });

async function choose(file: File) {
  const input = (await page.getByLabelText(/^Upload/).findElement()) as HTMLInputElement;
  // The dialog's filter is only a hint: a phone offers any file.
  await userEvent.setup({ applyAccept: false, delay: null }).upload(input, file);
}

const alert = page.getByRole('alert');

describe('the report', () => {
  it('is sent with its progress, and then has its version', async () => {
    const sent = holdUploads();
    const { host } = showJob({ job: sampleJob({ reportDueAt: '2026-11-26T05:59:59.000Z' }) });
    await expect.element(part('Report')).toMatchTextContent('Due by Nov 25, 2026');
    await choose(pdf('Casa Ñandú.pdf'));
    await expect.poll(() => sent.length).toBe(1);
    const [request] = sent;
    expect(request).toMatchObject({
      url: '/api/bookings/b1/report',
      headers: { 'Content-Type': 'application/pdf', 'X-File-Name': 'Casa%20%C3%91and%C3%BA.pdf' },
    });
    request?.upload.onprogress?.({ loaded: 250, total: 500 });
    const progress = page.getByRole('progressbar', { name: 'Uploading Casa Ñandú.pdf, 50 %' });
    await expect.element(progress).toBeVisible();
    await expectAccessible(host);
    request?.answer(201, uploaded);
    await expect
      .element(page.getByRole('link', { name: '100 Live Oak St.pdf' }))
      .toHaveAttribute('href', '/api/bookings/b1/report/r1.pdf');
    await expect.element(part('Report')).toMatchTextContent('once the agreement is signed');
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it.each([
    [
      'when the line breaks',
      (request: ReturnType<typeof holdUploads>[number] | undefined) => request?.onerror?.(),
      /could not be reached/,
    ],
    [
      'when the server cannot store it',
      (request: ReturnType<typeof holdUploads>[number] | undefined) =>
        request?.answer(503, { code: 'storage_unavailable', title: 'No' }),
      /can’t save/,
    ],
  ])('stays chosen %s, and can be sent again', async (_when, fail, reason) => {
    const sent = holdUploads();
    showJob({ job: sampleJob() });
    const file = pdf();
    await choose(file);
    await expect.poll(() => sent.length).toBe(1);
    fail(sent[0]);
    await expect.element(alert).toMatchTextContent(/100 Live Oak St.pdf was not uploaded/);
    await expect.element(alert).toMatchTextContent(reason);
    await click(button('Try again'));
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.body).toBe(file);
    sent[1]?.answer(201, uploaded);
    await expect.element(button('Upload a new version')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it.each([
    ['not a PDF', pdf('report.pdf', '<html>'), 'report.pdf is not a PDF.'],
    ['empty', new File([], 'report.pdf'), 'report.pdf is not a PDF.'],
    [
      'larger than 50 MB',
      new File(['%PDF-', new Uint8Array(50 * 1024 * 1024)], 'report.pdf'),
      'report.pdf has 50.0 MB; a report can have up to 50 MB.',
    ],
  ])('is not sent when it is %s', async (_what, file, reason) => {
    const sent = holdUploads();
    showJob({ job: sampleJob() });
    await choose(file);
    await expect.element(alert).toMatchTextContent(reason);
    expect(sent).toEqual([]);
    expect(button('Try again').elements()).toHaveLength(0);
  });

  it('shows what the server found, and does not offer the same file again', async () => {
    const sent = holdUploads();
    showJob({ job: sampleJob() });
    await choose(pdf());
    await expect.poll(() => sent.length).toBe(1);
    const detail = 'This file is not a PDF, or not a whole one.';
    sent[0]?.answer(415, { code: 'unsupported_media_type', title: 'No', detail });
    await expect.element(alert).toMatchTextContent(detail);
    expect(button('Try again').elements()).toHaveLength(0);
    await expect.element(button('Upload the report')).toBeVisible();
  });

  it('is no longer sent once the upload is canceled', async () => {
    const sent = holdUploads();
    showJob({ job: sampleJob() });
    await choose(pdf());
    await click(button('Cancel the upload'));
    await expect.element(button('Upload the report')).toBeVisible();
    expect(sent.map(({ isAborted }) => isAborted)).toEqual([true]);
    expect(alert.elements()).toHaveLength(0);
  });
});

describe('Release now', () => {
  const release = dialog.getByRole('button', { name: 'Release' });

  it('says what is open before it releases the report', async () => {
    const { changes, host } = showJob({
      job: uploaded,
      answers: {
        'POST /api/bookings/:id/release': () => ({
          ...uploaded,
          state: 'released',
          block: undefined,
          released: { at: '2026-11-23T19:00:00.000Z', by: 'Owner' },
        }),
      },
    });
    await click(button('Release now'));
    await expect
      .element(dialog)
      .toMatchTextContent('The agreement is not signed. $375 is not paid.');
    await expectAccessible(host);
    await click(dialog.getByRole('button', { name: 'Not yet' }));
    expect(changes()).toEqual([]);
    await click(button('Release now'));
    await click(release);
    await expect.element(part('Job')).toMatchTextContent('Report released');
    await expect.element(part('Report')).toMatchTextContent(/The client can read it\..*Owner/);
    expect(changes()).toMatchObject([{ call: 'POST /api/bookings/b1/release' }]);
    expect(button('Release now').elements()).toHaveLength(0);
  });

  it('is not offered without a report', async () => {
    showJob({ job: sampleJob({ due: cents(0) }) });
    await expect.element(button('Upload the report')).toBeVisible();
    expect(button('Release now').elements()).toHaveLength(0);
  });
});

it.each([
  [undefined, 'only if the client agrees'],
  ['2026-11-23T18:00:00.000Z', 'The client agreed'],
])('says whether the agent gets it: %s', async (agentConsentedAt, text) => {
  const booking = { agentName: 'Ann Agent', agentEmail: 'ann@example.com' };
  showJob({ booking, job: { ...uploaded, agentConsentedAt } });
  await expect.element(part('Report')).toMatchTextContent(text);
});

it('a video has its address, which can be taken away', async () => {
  const video = 'https://video.example/b1';
  const { changes } = showJob({
    job: sampleJob(),
    answers: {
      'PUT /api/bookings/:id/video': ({ body }) => sampleJob({ revision: 1, video: body.video }),
    },
  });
  await click(page.getByText('Add a video'));
  const address = page.getByLabelText(/^Address of the video/);
  await fill(address, ` ${video} `);
  await click(button('Save video'));
  await expect.element(page.getByRole('link', { name: 'Watch it' })).toHaveAttribute('href', video);
  await fill(address, '');
  await click(button('Save video'));
  await expect.element(page.getByRole('link', { name: 'Watch it' })).not.toBeInTheDocument();
  expect(changes().map(({ body }) => body)).toEqual([{ video }, { video: '' }]);
});

describe('a report that was sent', () => {
  const released = { at: '2026-11-23T19:00:00.000Z', by: '' };
  const read = sampleJob({
    state: 'released',
    block: undefined,
    reports: [sampleReport({ at: released.at })],
    released,
  });
  const justNow = () => {
    const at = new Date().toISOString();
    return { ...read, released: { at, by: '' }, reports: [sampleReport({ at })] };
  };

  it('is undone as long as the client cannot read it', async () => {
    const job = justNow();
    const [report] = job.reports;
    const { changes, host } = showJob({
      job,
      answers: {
        'DELETE /api/bookings/:id/report/:version': () => ({
          ...job,
          state: 'ready',
          block: 'report_missing',
          released: undefined,
          reports: [{ ...sampleReport(), withdrawn: { at: report?.at ?? '', by: 'Owner' } }],
        }),
      },
    });
    await expect.element(part('Report')).toMatchTextContent(/can read it from .* can undo\./);
    expect(button('Withdraw the report').elements()).toHaveLength(0);
    await expectAccessible(host);
    await click(page.getByRole('button', { name: /^Undo upload/ }));
    await expect.element(part('Report')).toMatchTextContent(/ · withdrawn /);
    await expect.element(button('Upload the report')).toBeVisible();
    expect(changes()).toMatchObject([{ call: 'DELETE /api/bookings/b1/report/r1' }]);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it('is withdrawn afterwards, once it was said that the client gets an email', async () => {
    const { changes, host } = showJob({
      job: read,
      answers: {
        'POST /api/bookings/:id/report/withdraw': () => ({
          ...read,
          state: 'ready',
          block: 'report_missing',
          released: undefined,
          reports: [
            { ...sampleReport(), withdrawn: { ...released, by: 'Owner', wasReadable: true } },
          ],
        }),
      },
    });
    await expect.element(part('Report')).toMatchTextContent('The client can read it.');
    expect(page.getByRole('button', { name: /^Undo/ }).elements()).toHaveLength(0);
    await click(button('Withdraw the report'));
    await expect.element(dialog).toMatchTextContent('the client gets an email');
    await expectAccessible(host);
    await click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect.element(button('Upload the report')).toBeVisible();
    expect(changes()).toMatchObject([{ call: 'POST /api/bookings/b1/report/withdraw' }]);
  });
});

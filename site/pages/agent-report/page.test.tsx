import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AgentReportView } from '#domain/jobs/agent-report-view.ts';
import { openPage } from '#site/testing/open-page.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';

const token = '0123456789abcdef0123456789abcdef';
const report: AgentReportView = {
  street: '7 Pecan Ct',
  date: '2026-12-02',
  bytes: 4_210_000,
  at: '2026-12-03T01:00:00.000Z',
  video: 'https://video.example/1',
};

const open = (shown: AgentReportView | null) =>
  openPage(`/report/${token}`, { promotions: { promotions: [] }, [`reports/${token}`]: shown });

it('shows property, date and inspector, and opens report and video, on a small phone', async () => {
  await page.viewport(320, 700);
  const main = await open(report);
  expect(main.textContent).toContain('7 Pecan Ct');
  expect(main.textContent).toContain('Wednesday, December 2, 2026');
  expect(main.textContent).not.toContain('$');
  await expect
    .element(page.getByRole('link', { name: 'Read the report (PDF, 4.2 MB)' }))
    .toHaveAttribute('href', `/api/reports/${token}/report.pdf`);
  await expect
    .element(page.getByRole('link', { name: 'Watch the video of the inspection' }))
    .toHaveAttribute('href', 'https://video.example/1');
  expect(document.documentElement.scrollWidth).toBe(320);
  await expectAccessible(main);
});

it('says in plain words that a report is no longer shared', async () => {
  const main = await open(null);
  expect(main.querySelector('h1')?.textContent).toBe('This report is no longer available');
  await expectAccessible(main);
});

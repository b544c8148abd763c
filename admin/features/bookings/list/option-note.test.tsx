import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './bookings.css';
import { AgendaView } from '../agenda/agenda-view.tsx';
import { MonthView } from '../agenda/month-view.tsx';
import { sampleBooking } from '../testing/sample-booking.ts';

const today = '2026-11-23';
const inTime = sampleBooking({ date: today, name: 'Ana Reyes', optionEnds: '2026-12-01' });
const late = sampleBooking({
  date: today,
  time: '15:00',
  name: 'Bo Lin',
  optionEnds: '2026-11-24',
});
const without = sampleBooking({ date: today, time: '11:30', name: 'Cy Ruiz' });
const onDay = () => undefined;

const article = (name: string) => page.getByRole('article', { name });

it.each(['agenda', 'month'])('the %s shows when an option period ends', async (view) => {
  const shown = { bookings: [inTime, without, late], today };
  const { host } = renderInHost(
    view === 'agenda' ? (
      <AgendaView {...shown} from={today} onFrom={onDay} />
    ) : (
      <MonthView {...shown} day={today} onDay={onDay} />
    ),
    { width: 900 },
  );
  await expect
    .element(article('Ana Reyes').getByText('Option ends Tue, Dec 1, 5 PM'))
    .toBeVisible();
  // The first one is for rows on a phone.
  const warning = article('Bo Lin')
    .getByText('Option ends Tue, Nov 24, 5 PM, before the report')
    .last();
  await expect.element(warning).toBeVisible();
  await expect.element(article('Cy Ruiz')).not.toMatchTextContent('Option');
  expect(getComputedStyle(warning.element()).color).not.toBe(
    getComputedStyle(
      article('Ana Reyes')
        .getByText(/^Option ends/)
        .last()
        .element(),
    ).color,
  );
  await expectAccessible(host);
});

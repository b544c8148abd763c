import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleBooking } from '#admin/features/bookings/testing/sample-booking.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { LeadSearchButton } from './lead-search-button.tsx';

const ana = sampleBooking({ id: 'ana', name: 'Ana Reyes' });
const bo = sampleBooking({ id: 'bo', name: 'Bo Li', status: 'cancelled' });
const maeve = {
  id: 'maeve',
  revision: 1,
  status: 'new',
  history: [],
  createdAt: '2026-11-20T21:17:00.000Z',
  firstName: 'Maeve',
  lastName: 'O’Brien',
  email: 'maeve@example.com',
  phone: '(214) 555-0100',
  propertyAddress: '100 Live Oak St, Dallas, TX 75201',
  inspectionType: 'residential',
};

const list = (data: unknown[], total = data.length) => ({
  data,
  total,
  start: 0,
  previousCursor: null,
  nextCursor: null,
});

let answers: Record<string, () => Response>;
const logOut = vi.fn<() => void>();

beforeEach(() => {
  logOut.mockClear();
  answers = {
    'contact-requests': () => Response.json(list([maeve])),
    bookings: () => Response.json(list([ana, bo], 1204)),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    return answers[pathname.replace('/api/', '')]?.() ?? new Response(null, { status: 404 });
  });
});

async function open() {
  const view = renderInAdmin(<LeadSearchButton onLogOut={logOut} />, { width: 343 });
  await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  return view;
}

const box = page.getByRole('combobox', { name: 'Search clients and commands' });
const dialog = page.getByRole('dialog', { name: 'Search' });
const status = dialog.getByRole('status');
const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const selected = page.getByRole('option', { selected: true });

describe('the search of requests and bookings', () => {
  it('lists both kinds, and a way to all matches', async () => {
    const { host } = await open();
    await fill(box, '555');
    await expect.element(status).toMatchTextContent('1,205 results');
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    const requests = page.getByRole('group', { name: 'Requests' }).getByRole('option');
    await expect.element(requests).toMatchTextContent('Maeve O’Brien');
    await expect.element(requests).toMatchTextContent('New');
    const bookings = page.getByRole('group', { name: 'Bookings' }).getByRole('option');
    expect(bookings.elements().map((option) => option.getAttribute('href'))).toEqual([
      '/bookings/ana',
      '/bookings/bo',
      '/bookings?search=555',
    ]);
    await expect.element(bookings.nth(1)).toMatchTextContent('Canceled');
    await expect.element(bookings.nth(2)).toMatchTextContent('Show all 1,204');
    await expectAccessible(host);
    for (const option of page.getByRole('option').elements()) {
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  it('moves over the options by arrow keys, from the last to the first, and opens one by Enter', async () => {
    const { history } = await open();
    await fill(box, '555');
    await expect.element(selected).toMatchTextContent('Maeve O’Brien');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(selected).toMatchTextContent('Show all');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(selected).toMatchTextContent('Ana Reyes');
    const { id } = selected.element();
    await expect.element(box).toHaveAttribute('aria-activedescendant', id);
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(history.at(-1)).toBe('/bookings/ana');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('opens a request by a tap', async () => {
    const { history } = await open();
    await fill(box, '555');
    await click(page.getByRole('option', { name: /Maeve/ }));
    expect(history.at(-1)).toBe('/requests/maeve');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says that nothing was found, and closes by Esc', async () => {
    answers = {
      'contact-requests': () => Response.json(list([])),
      bookings: () => Response.json(list([])),
    };
    const { host, history } = await open();
    await fill(box, 'nobody');
    await expect.element(status).toMatchTextContent('Nothing found');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(history).toEqual(['/']);
    await expectAccessible(host);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('says why a search failed', async () => {
    answers['bookings'] = () => Response.json({ title: 'Out of order' }, { status: 500 });
    await open();
    await fill(box, '555');
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  });
});

describe('the commands', () => {
  const commands = page.getByRole('group', { name: 'Commands' }).getByRole('option');

  it('are listed before anything is typed, and lead to screens', async () => {
    const { host, history } = await open();
    await expect.element(commands.nth(0)).toMatchTextContent('Book an appointment');
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(host);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(history.at(-1)).toBe('/blog?new');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('come before the clients that are found later, and are done without them', async () => {
    let answer: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(window, 'fetch').mockReturnValue(pending);
    const { history } = await open();
    await fill(box, 'today');
    await expect.element(selected).toMatchTextContent('Today');
    await userEvent.keyboard('{Enter}');
    expect(history.at(-1)).toBe('/today');
    answer(Response.json(list([])));
  });

  it('log out', async () => {
    await open();
    await fill(box, 'sign out');
    await expect.element(commands).toMatchTextContent('Log out');
    await userEvent.keyboard('{Enter}');
    expect(logOut).toHaveBeenCalledOnce();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('show the keys', async () => {
    await open();
    await fill(box, 'short');
    await click(commands);
    await expect.element(keys).toBeVisible();
  });
});

describe('the list of keys', () => {
  it('opens by ?, and lists that too', async () => {
    const { host } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await expect.element(keys).toMatchTextContent('Show this list');
    await expectAccessible(host);
    await userEvent.keyboard('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
  });

  it('does not open by ? once that is switched off, but by its command', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('?');
    await click(keys.getByRole('checkbox', { name: '? opens this list' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(keys).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(keys.query()).toBeNull();
    await fill(box, 'short');
    await userEvent.keyboard('{Enter}');
    await expect.element(keys.getByRole('checkbox')).not.toBeChecked();
  });

  it('does not open by a ? that is typed', async () => {
    await open();
    await userEvent.keyboard('?');
    await expect.element(box).toHaveValue('?');
    expect(keys.query()).toBeNull();
  });
});

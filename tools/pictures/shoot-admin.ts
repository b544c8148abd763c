import type { Browser } from 'playwright';
import type { Sheet, Shot } from './draw-sheet.ts';
import { openContext } from './shoot-pages.ts';

const screens = [
  '/today',
  '/dashboard',
  '/requests',
  '/bookings',
  '/availability',
  '/messages',
  '/partners',
];

const views = [
  { caption: '390', width: 390, height: 844, colorScheme: 'light' },
  { caption: '390, dark', width: 390, height: 844, colorScheme: 'dark' },
  { caption: '1440', width: 1440, height: 900, colorScheme: 'light' },
] as const;

/** A request, and a booking that asks for the discount, so that the lists show something. */
async function sendLeads(origin: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(body),
    });
  const client = { email: 'grace@example.com', phone: '(214) 555-0199' };
  const { slot } = await (await fetch(`${origin}/api/calendar/next-slot`)).json();
  const answers = await Promise.all([
    post('contact', {
      ...client,
      firstName: 'Ada',
      lastName: 'Reyes',
      propertyAddress: '12 Main Street, Plano, TX 75023',
      inspectionType: 'residential',
    }),
    post('calendar/book', {
      ...client,
      ...slot,
      name: 'Grace Hopper',
      address: '88 Elm Street, Plano, TX 75023',
      promotion: 'first-inspection',
    }),
  ]);
  for (const { status, url } of answers) {
    if (status !== 201) throw new Error(`${url} answered ${status}.`);
  }
}

/** The owner's screens. */
export async function shootAdmin(
  browser: Browser,
  origin: string,
  password: string,
): Promise<Sheet> {
  await sendLeads(origin);
  const shots = new Map<string, Shot[]>(screens.map((screen) => [screen, []]));
  for (const { caption, width, height, colorScheme } of views) {
    await using context = await openContext(browser, { viewport: { width, height }, colorScheme });
    const page = await context.newPage();
    await page.goto(`${origin}/admin`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('navigation', { name: 'Admin' }).waitFor();
    for (const [screen, row] of shots) {
      await page.goto(`${origin}/admin${screen}`, { waitUntil: 'networkidle' });
      row.push({ caption, picture: await page.screenshot() });
    }
  }
  const rows = [...shots].map(([screen, row]) => ({ title: `/admin${screen}`, shots: row }));
  return { name: 'admin', title: 'The admin', scaleTo: { height: 420 }, rows };
}

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { Form } from '#ui/form/form.tsx';
import { emptyForm } from '#ui/form/form-state.ts';
import { click, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import { AppointmentSettings } from './appointment-settings.tsx';
import { availabilityIn, valuesOf } from './availability-values.ts';
import './availability.css';

/** The settings in a form, with what would be saved. */
function Settings({ driveTime }: { driveTime: boolean }) {
  const start = { ...defaultAvailability, driveTime };
  const [form, setForm] = useState({ ...emptyForm, values: valuesOf(start) });
  return (
    <Form
      label="Availability"
      state={form}
      onType={(change) => setForm({ ...form, ...change })}
      onSubmit={() => undefined}
    >
      <AppointmentSettings form={form} />
      <output>
        {availabilityIn(form.values).driveTime ? 'counted' : 'not counted'},{' '}
        {availabilityIn(form.values).outsideArea}
      </output>
    </Form>
  );
}

const drive = () =>
  page.getByRole('checkbox', { name: 'Leave time for the drive between addresses' });

it.each([
  [true, 'counted', 'not counted'],
  [false, 'not counted', 'counted'],
])('drive time that is on: %s can be switched', async (driveTime, before, after) => {
  const { host } = renderInHost(<Settings driveTime={driveTime} />, { width: 343 });
  if (driveTime) await expect.element(drive()).toBeChecked();
  else await expect.element(drive()).not.toBeChecked();
  await expect.element(page.getByRole('status')).toMatchTextContent(before);
  await click(drive());
  await expect.element(page.getByRole('status')).toMatchTextContent(after);
  await expectAccessible(host);
});

it('homes outside the service area can be refused', async () => {
  renderInHost(<Settings driveTime />, { width: 343 });
  await expect.element(page.getByRole('status')).toMatchTextContent('ask');
  await select(page.getByLabelText('Homes outside the service area'), 'refuse');
  await expect.element(page.getByRole('status')).toMatchTextContent('refuse');
});

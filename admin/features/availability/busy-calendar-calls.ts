import type { Values } from '#admin/forms/drafts.ts';
import { send } from '#client/send.ts';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { addressesIn } from './address-lines.ts';

export const addBusyCalendar = ({ name, address, ownerAddresses }: Values) =>
  send('POST /api/busy-calendars', {
    json: { name, address, ownerAddresses: addressesIn(ownerAddresses) },
  });

export const changeBusyCalendar = (
  id: string,
  { name, ownerAddresses }: Values,
  revision: number | undefined,
) =>
  send('PUT /api/busy-calendars/:id', {
    params: { id },
    json: { name, ownerAddresses: addressesIn(ownerAddresses), revision },
  });

export const removeBusyCalendar = ({ id, revision }: BusyCalendar) =>
  send('DELETE /api/busy-calendars/:id', { params: { id }, query: { revision } });

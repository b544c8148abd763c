import type { Values } from '#admin/forms/drafts.ts';
import { callApi } from '#client/call-api.ts';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { addressesIn } from './address-lines.ts';

export const fetchBusyCalendars = () =>
  callApi<{ data: BusyCalendar[]; total: number }>('', 'busy-calendars');

export const addBusyCalendar = ({ name, address, ownerAddresses }: Values) =>
  callApi<BusyCalendar>('', 'busy-calendars', {
    method: 'POST',
    json: { name, address, ownerAddresses: addressesIn(ownerAddresses) },
  });

export const changeBusyCalendar = (
  id: string,
  { name, ownerAddresses }: Values,
  revision: number | undefined,
) =>
  callApi<BusyCalendar>('', `busy-calendars/${id}`, {
    method: 'PUT',
    json: { name, ownerAddresses: addressesIn(ownerAddresses), revision },
  });

export const removeBusyCalendar = ({ id, revision }: BusyCalendar) =>
  callApi<void>('', `busy-calendars/${id}`, {
    method: 'DELETE',
    searchParams: { revision: String(revision) },
  });

export const readBusyCalendar = (id: string) =>
  callApi<BusyCalendar>('', `busy-calendars/${id}/read`, { method: 'POST' });

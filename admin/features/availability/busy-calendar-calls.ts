import type { Values } from '#admin/forms/drafts.ts';
import { callApi } from '#client/call-api.ts';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';

export const fetchBusyCalendars = () =>
  callApi<{ data: BusyCalendar[]; total: number }>('', 'busy-calendars');

export const addBusyCalendar = ({ name, address }: Values) =>
  callApi<BusyCalendar>('', 'busy-calendars', {
    method: 'POST',
    json: { name, address },
  });

export const renameBusyCalendar = (id: string, name: string, revision: number | undefined) =>
  callApi<BusyCalendar>('', `busy-calendars/${id}`, { method: 'PUT', json: { name, revision } });

export const removeBusyCalendar = ({ id, revision }: BusyCalendar) =>
  callApi<void>('', `busy-calendars/${id}`, {
    method: 'DELETE',
    searchParams: { revision: String(revision) },
  });

export const readBusyCalendar = (id: string) =>
  callApi<BusyCalendar>('', `busy-calendars/${id}/read`, { method: 'POST' });

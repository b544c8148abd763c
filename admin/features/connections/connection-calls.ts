import { callApi } from '#client/call-api.ts';
import type { Connection } from '#domain/connections/new-connections.ts';

export const fetchNewConnections = () => callApi<{ data: Connection[] }>('', 'connections/new');

export const confirmConnections = (until: string) =>
  callApi<undefined>('', 'connections/seen', { method: 'PUT', json: { until } });

/** No trailing slash: the admin starts at `/admin`. The server allows it for the worker's file. */
export const ADMIN_SCOPE = '/admin';

export const SERVICE_WORKER = '/admin/service-worker.js';

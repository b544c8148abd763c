/** Without a slash at its end: the admin's start is `/admin`. The server allows it for the worker's file. */
export const ADMIN_SCOPE = '/admin';

export const SERVICE_WORKER = '/admin/service-worker.js';

/** Below /admin: requests that nobody has answered yet. */
export const newRequestsPath = '/requests?status=new';

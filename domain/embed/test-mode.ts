/** The section of the partner reference that explains test mode. */
export const testModePath = '/embed/docs/start#test-mode';

/** The section of the partner reference that explains test mode. */
export const testModePath = '/embed/docs#test-mode';

/** The text at the top edge of a widget in test mode. */
export const testModeMark = 'Test mode: nothing is sent or booked';

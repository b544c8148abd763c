/** Where the reference for partners explains test mode. */
export const testModePath = '/embed/docs#test-mode';

/** What a widget in test mode says at its top edge. */
export const testModeMark = 'Test mode: nothing is booked';

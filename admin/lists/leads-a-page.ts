/** Requests or bookings on a page of their lists. */
export const LEADS_A_PAGE = 50;

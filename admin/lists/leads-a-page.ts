/** Requests or bookings per page of their lists. */
export const LEADS_A_PAGE = 50;

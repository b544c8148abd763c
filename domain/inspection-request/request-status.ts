/** The owner's progress with a request. The specification does not define these statuses. */
export const requestStatuses = ['new', 'contacted', 'booked', 'closed'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

export const requestStatusLabels: Readonly<Record<RequestStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  closed: 'Closed',
};

/** One change of status. `at` is an ISO 8601 instant, `by` the person who made it. */
export interface RequestHistoryEntry {
  at: string;
  by: string;
  status: RequestStatus;
}

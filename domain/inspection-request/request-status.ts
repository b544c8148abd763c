/** How far the owner has come with an inspection request. The specification leaves them open. */
export const requestStatuses = ['new', 'contacted', 'booked', 'closed'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

export const requestStatusLabels: Readonly<Record<RequestStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  closed: 'Closed',
};

/** One step of that way. `at` is an ISO instant, `by` who took it. */
export interface RequestStep {
  at: string;
  by: string;
  status: RequestStatus;
}

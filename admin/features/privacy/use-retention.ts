import { useAnswer } from '#admin/use-answer.ts';

/** The retention setting and what it erases within a week. */
export const useRetention = () => useAnswer('GET /api/privacy/retention');

import type { AnswerTo } from '#contract/contract.ts';

export type SessionResponse = AnswerTo<'GET /api/session'>;

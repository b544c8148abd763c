import { ApiProblem } from '#api/http/api-problem.ts';
import { type MessageKind, messageKinds } from '#domain/messages/message-kinds.ts';

/** Throws `not_found`. */
export function requireKind(text: string | undefined): MessageKind {
  const kind = messageKinds.find((one) => one === text);
  if (!kind) throw new ApiProblem('not_found');
  return kind;
}

import useSWR, { type SWRConfiguration } from 'swr';
import { type Input, keyOf, send } from '#client/send.ts';
import type { AnswerTo, Read } from '#contract/contract.ts';

type Config<C extends Read> = SWRConfiguration<AnswerTo<C>, unknown>;

type Rest<C extends Read> =
  Input<C> extends [unknown]
    ? [input: Input<C>[0], config?: Config<C>]
    : [input?: Input<C>[0], config?: Config<C>];

/** The answer to a documented call, kept by its path and query; nothing is called while `call` is undefined. */
export function useAnswer<C extends Read>(call: C | undefined, ...[input, config]: Rest<C>) {
  const args = (input ? [input] : []) as unknown as Input<C>;
  return useSWR<AnswerTo<C>, unknown>(
    call ? keyOf(call, ...args) : null,
    call ? () => send(call, ...args) : null,
    config,
  );
}

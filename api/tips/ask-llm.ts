import * as z from 'zod/mini';
import {
  type MaintenanceAnswer,
  type MaintenanceRequest,
  maintenanceAnswerSchema,
} from '#domain/maintenance/maintenance.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { LlmFault } from './llm-fault.ts';
import { promptFor } from './prompt.ts';
import { readBounded } from './read-bounded.ts';

/** Milliseconds that a visitor waits for the model at most; then the rule base answers. */
export const LLM_DEADLINE = 8000;
/** Twelve tips at their longest take a tenth of it. */
const MOST_BYTES = 128 * 1024;
/** Questions under way at once; more would only wait for each other. */
const MOST_AT_ONCE = 4;

/** A server that speaks OpenAI's chat completions. */
export interface LlmOptions {
  /** Without `/chat/completions` and without a trailing slash. */
  url: string;
  key?: string | undefined;
  model?: string | undefined;
  /** Milliseconds. */
  deadline?: number | undefined;
}

/** Rejects with `LlmFault`, whatever goes wrong. */
export type AskLlm = (request: MaintenanceRequest) => Promise<MaintenanceAnswer>;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

export function createAskLlm(options: LlmOptions): AskLlm {
  let underWay = 0;
  return async (request) => {
    if (underWay >= MOST_AT_ONCE) throw new LlmFault('busy');
    underWay += 1;
    try {
      return answerIn(await complete(request, options));
    } finally {
      underWay -= 1;
    }
  };
}

async function complete(request: MaintenanceRequest, options: LlmOptions): Promise<string> {
  // Of the whole exchange: a server that sends a byte a second must not get past it.
  const signal = AbortSignal.timeout(options.deadline ?? LLM_DEADLINE);
  try {
    const response = await fetch(`${options.url}/chat/completions`, {
      method: 'POST',
      signal,
      // The key goes to nobody but the server that the operator named.
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        ...(options.key && { Authorization: `Bearer ${options.key}` }),
      },
      body: JSON.stringify({
        ...(options.model && { model: options.model }),
        messages: promptFor(request),
        response_format: { type: 'json_object' },
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new LlmFault('status', { status: response.status });
    }
    return await readBounded(response, MOST_BYTES);
  } catch (cause) {
    if (cause instanceof LlmFault) throw cause;
    throw new LlmFault(signal.aborted ? 'timeout' : 'unreachable', { cause });
  }
}

function answerIn(body: string): MaintenanceAnswer {
  const completion = validate(completionSchema, parse(body));
  if (!completion.ok) throw new LlmFault('wrong_shape');
  const answer = validate(
    maintenanceAnswerSchema,
    parse(completion.value.choices[0]?.message.content ?? ''),
  );
  if (!answer.ok) throw new LlmFault('wrong_shape');
  return answer.value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would carry the text.
    throw new LlmFault('not_json');
  }
}

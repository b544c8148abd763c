import * as z from 'zod/mini';
import type { Business } from '#domain/business/business.ts';
import {
  type MaintenanceAnswer,
  type MaintenanceRequest,
  maintenanceAnswerSchema,
} from '#domain/maintenance/maintenance.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { LlmError } from './llm-error.ts';
import { type ChatMessage, promptFor } from './prompt.ts';
import { readBounded } from './read-bounded.ts';

/** Milliseconds after which the rule base answers instead. */
export const LLM_TIMEOUT = 8000;
/** Ten times the longest valid answer. */
const MAX_BYTES = 128 * 1024;
/** Concurrent calls; more would only slow each other down. */
const MAX_CONCURRENT = 4;

/** A server that speaks OpenAI's chat completions. */
export interface LlmOptions {
  /** Without `/chat/completions` and without a trailing slash. */
  url: string;
  key?: string | undefined;
  model?: string | undefined;
  /** Milliseconds. */
  timeout?: number | undefined;
}

/** Every failure rejects with `LlmError`. */
export type AskLlm = (
  request: MaintenanceRequest,
  business: Business,
) => Promise<MaintenanceAnswer>;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

export function createAskLlm(options: LlmOptions): AskLlm {
  let inFlight = 0;
  return async (request, business) => {
    if (inFlight >= MAX_CONCURRENT) throw new LlmError('busy');
    inFlight += 1;
    try {
      return answerIn(await complete(promptFor(request, business), options));
    } finally {
      inFlight -= 1;
    }
  };
}

async function complete(messages: ChatMessage[], options: LlmOptions): Promise<string> {
  // Covers the body as well: a server may send a byte a second.
  const signal = AbortSignal.timeout(options.timeout ?? LLM_TIMEOUT);
  try {
    const response = await fetch(`${options.url}/chat/completions`, {
      method: 'POST',
      signal,
      // A redirect must not carry the key to another server.
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        ...(options.key && { Authorization: `Bearer ${options.key}` }),
      },
      body: JSON.stringify({
        ...(options.model && { model: options.model }),
        messages,
        response_format: { type: 'json_object' },
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new LlmError('status', { status: response.status });
    }
    return await readBounded(response, MAX_BYTES);
  } catch (cause) {
    if (cause instanceof LlmError) throw cause;
    throw new LlmError(signal.aborted ? 'timeout' : 'unreachable', { cause });
  }
}

function answerIn(body: string): MaintenanceAnswer {
  const completion = validate(completionSchema, parse(body));
  if (!completion.ok) throw new LlmError('wrong_shape');
  const answer = validate(
    maintenanceAnswerSchema,
    parse(completion.value.choices[0]?.message.content ?? ''),
  );
  if (!answer.ok) throw new LlmError('wrong_shape');
  return answer.value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own error would quote the text.
    throw new LlmError('not_json');
  }
}

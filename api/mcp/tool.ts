import type { ToolAnnotations } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import type { RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { apiKeyOf } from '#api/http/require-api-key.ts';
import { parseOrThrow } from '#api/http/validate.ts';
import { addCentsNames } from '#api/openapi/cents-names.ts';
import { describeMarked, markFields } from '#api/openapi/described-fields.ts';
import type { JsonSchema as DocumentedSchema } from '#api/openapi/docs-schema.ts';
import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';

type JsonSchema = Record<string, unknown>;

/** A tool that an assistant may call. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  annotations: ToolAnnotations;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  /** Resolves to an answer by `outputSchema`; rejects with an `ApiProblem`, as a route does. */
  call(given: unknown, ctx: RouteContext): Promise<object>;
}

/** What a tool does, for clients that ask the user before a call. A call with the same arguments changes nothing more. */
export const hints = {
  reads: { readOnlyHint: true, openWorldHint: false },
  adds: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  changes: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
    openWorldHint: false,
  },
} as const satisfies Record<string, ToolAnnotations>;

interface ToolDefinition<I extends z.ZodMiniType, O extends z.ZodMiniType<object>>
  extends Pick<Tool, 'name' | 'title' | 'description' | 'annotations'> {
  /** The scope that an API key needs; undefined for a tool of visitors. */
  scope?: ApiScope;
  input: I;
  output: O;
  /** `given` are the arguments as they were sent. */
  run(call: {
    input: z.output<I>;
    given: object;
    ctx: RouteContext;
  }): Promise<z.output<O>> | z.output<O>;
}

export const defineTool = <I extends z.ZodMiniType, O extends z.ZodMiniType<object>>({
  scope,
  input,
  output,
  run,
  ...tool
}: ToolDefinition<I, O>): Tool => ({
  ...tool,
  inputSchema: jsonSchemaOf(input, 'input'),
  outputSchema: jsonSchemaOf(output, 'output'),
  async call(given = {}, ctx) {
    if (scope && !apiKeyOf(ctx)?.scopes.includes(scope)) {
      throw new ApiProblem('insufficient_scope', { detail: `It needs the scope "${scope}".` });
    }
    return run({ input: parseOrThrow(input, given), given: given as object, ctx });
  },
});

/**
 * The arguments of a tool. Unknown ones are refused: an assistant that writes `pool` for `hasPool`
 * would get the price of a home without one.
 */
export const toolArguments = <S extends z.core.$ZodShape>(shape: S) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `There is an unknown argument. The arguments are: ${Object.keys(shape).join(', ')}`
        : 'Please send the arguments as an object',
  });

/** Explains `schema` to the assistant. */
export const described = <S extends z.ZodMiniType>(schema: S, text: string): S =>
  schema.check(z.describe(text));

function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const params: z.core.ToJSONSchemaParams = {
    io,
    unrepresentable: 'any',
    // A field that is preprocessed, such as `blankAsMissing`, is described by its result.
    override({ zodSchema, jsonSchema }) {
      addCentsNames(zodSchema, jsonSchema as DocumentedSchema, io);
      markFields(zodSchema, jsonSchema);
      const { def } = zodSchema._zod;
      if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return;
      const { $schema: _dialect, ...becomes } = z.toJSONSchema(def.out, params);
      Object.assign(jsonSchema, { ...becomes, ...jsonSchema });
    },
  };
  return describeMarked({ ...z.toJSONSchema(schema, params) });
}

import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { notedProblem } from '#api/http/answer-problems.ts';
import type { RouteContext } from '#api/http/api-context.ts';
import { readBuild } from '#api/metrics/build.ts';
import type { Business } from '#domain/business/business.ts';
import type { Tool } from './tool.ts';

const { version } = readBuild(undefined);

/** The tools of one kind of caller. */
export interface Toolset {
  /** Tells the assistant how to use the tools together. */
  instructions: (business: Business) => string;
  tools: readonly Tool[];
}

/**
 * Answers one JSON-RPC message with these tools. Stateless, so that any process can answer the next
 * one. Rejects if the SDK fails.
 */
export async function answerMessage(
  ctx: RouteContext,
  message: object,
  toolset: Toolset & { business: Business },
): Promise<Response> {
  const server = serverWith(toolset, ctx);
  const request = requestOf(ctx);
  if (await isLegacyRequest(request, message)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody: message });
    } finally {
      await server.close();
    }
  }
  let fault: Error | undefined;
  const handler = createMcpHandler(() => server, {
    legacy: 'reject',
    // An open stream would cost memory, and the list of tools never changes.
    maxSubscriptions: 0,
    onerror(error) {
      fault = error;
    },
  });
  const response = await handler.fetch(request, { parsedBody: message });
  if (response.status >= 500) throw fault;
  return response;
}

function serverWith(
  { instructions, tools, business }: Toolset & { business: Business },
  ctx: RouteContext,
): McpServer {
  const server = new McpServer(
    { name: business.name, version },
    { instructions: instructions(business), capabilities: { tools: { listChanged: false } } },
  );
  for (const tool of tools) {
    const { name, inputSchema, outputSchema, call: _call, ...config } = tool;
    const schemas = {
      inputSchema: uncheckedSchema(inputSchema),
      outputSchema: uncheckedSchema(outputSchema),
    };
    server.registerTool(name, { ...config, ...schemas }, (given) =>
      callTool(tool, given, ctx, business),
    );
  }
  return server;
}

/** The tool validates its own input, so that a refusal reads like those of the API. */
const uncheckedSchema = (jsonSchema: Record<string, unknown>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'json-schema',
    validate: (value: unknown) => ({ value }),
    jsonSchema: { input: () => jsonSchema, output: () => jsonSchema },
  },
});

async function callTool(
  tool: Tool,
  given: unknown,
  ctx: RouteContext,
  business: Business,
): Promise<CallToolResult> {
  try {
    const answer = await tool.call(given, ctx);
    return { content: [textOf(answer)], structuredContent: { ...answer } };
  } catch (error) {
    return { content: [textOf(notedProblem(ctx, error).toBody(business))], isError: true };
  }
}

const textOf = (content: object) => ({ type: 'text' as const, text: JSON.stringify(content) });

/** The request for the SDK; its body is already parsed. */
function requestOf({ headers }: RouteContext): Request {
  const ofProtocol = Object.entries(headers).filter(([name]) => name.startsWith('mcp-'));
  return new Request('http://localhost', {
    method: 'POST',
    headers: {
      ...Object.fromEntries(ofProtocol.map(([name, value]) => [name, String(value)])),
      'Content-Type': 'application/json',
      // All answers are JSON, whatever else a client accepts.
      Accept: 'application/json, text/event-stream',
    },
  });
}

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';

/** Revisions of the protocol: with a handshake, and with all that a call needs inside it. */
export const revisions = ['2025-11-25', '2026-07-28'] as const;

interface AssistantOptions {
  revision?: (typeof revisions)[number];
  headers?: Record<string, string>;
}

/** An assistant connected to the MCP server at `url` until the test ends. */
export async function assistant(
  url: string,
  { revision = '2026-07-28', headers = {} }: AssistantOptions = {},
) {
  const mode = revision === '2026-07-28' ? { pin: revision } : 'legacy';
  const client = new Client({ name: 'assistant', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
  );
  onTestFinished(() => client.close());

  /** The tool's answer, or the problem of its refusal. */
  async function call(name: string, args: Record<string, unknown> = {}) {
    const { content, structuredContent, isError } = await client.callTool({
      name,
      arguments: args,
    });
    const [text] = content;
    const answer: unknown = JSON.parse(text?.type === 'text' ? text.text : 'null');
    return { answer, structuredContent, isError: isError ?? false };
  }

  return { client, call };
}

import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { ToolWork } from './mcp.types';
import { createMcpServer } from './mcp-server';
import { tools } from './tools';

/** The transport reads the address of no request. */
const ADDRESS = 'http://mcp.invalid/mcp';

interface Message {
  readonly body: unknown;
  readonly accept: string;
  /** The version of the protocol that the client speaks. */
  readonly version: string | undefined;
}

interface McpAnswer {
  readonly status: number;
  readonly type: string | null;
  readonly bytes: Buffer;
}

/**
 * Each message has a server of its own, without a session: so any replica answers it, and permissions are checked with
 * every message.
 */
export const answerMessage = async (
  work: ToolWork,
  { body, accept, version }: Message,
  onError: (error: unknown) => void,
): Promise<McpAnswer> => {
  const server = createMcpServer(work, tools, onError);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const request = new Request(ADDRESS, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      ...(version === undefined ? {} : { 'mcp-protocol-version': version }),
    },
  });
  const answer = await transport.handleRequest(request, { parsedBody: body });
  const bytes = Buffer.from(await answer.arrayBuffer());
  await server.close();
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
};

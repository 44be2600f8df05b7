import { callMcpOperation } from '@folkmoot/contracts';
import { stream } from '@folkmoot/service-kit';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { McpApp, McpNeeds } from './mcp.types';
import { createMcpServer } from './mcp-server';
import { tools } from './tools';

/** The transport reads the address of no request. */
const ADDRESS = 'http://mcp.invalid/mcp';

/**
 * Each message has a server of its own, without a session: so any replica answers it, and permissions are checked with
 * every message.
 */
export const mcpRoutes = ({ route, config, logger }: McpApp, needs: McpNeeds) => [
  route(callMcpOperation, {
    handle: async ({ context, body, headers }) => {
      const work = { context, needs, publicOrigin: config.publicOrigin };
      const server = createMcpServer(work, tools, (err) => logger.error({ err }, 'a tool of the MCP server failed'));
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      const { accept = '', 'mcp-protocol-version': version } = headers;
      const request = new Request(ADDRESS, {
        method: 'POST',
        headers: {
          accept,
          'content-type': 'application/json',
          ...(typeof version === 'string' ? { 'mcp-protocol-version': version } : {}),
        },
      });
      const answer = await transport.handleRequest(request, { parsedBody: body });
      const bytes = Buffer.from(await answer.arrayBuffer());
      await server.close();
      const type = answer.headers.get('content-type');
      return stream(async (res) => void res.end(bytes), {
        status: answer.status,
        headers: { 'Cache-Control': 'no-store', ...(type ? { 'Content-Type': type } : {}) },
      });
    },
  }),
];

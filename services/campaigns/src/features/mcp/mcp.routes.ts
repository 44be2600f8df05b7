import { callMcpOperation } from '@folkmoot/contracts';
import { stream } from '@folkmoot/service-kit';
import type { McpApp, McpNeeds } from './mcp.types';

/** The library is loaded with the first message: it takes 20 MB of memory. */
export const mcpRoutes = ({ route, config, logger }: McpApp, needs: McpNeeds) => [
  route(callMcpOperation, {
    handle: async ({ context, body, headers }) => {
      const { answerMessage } = await import('./answer-message');
      const { accept = '', 'mcp-protocol-version': version } = headers;
      const { status, type, bytes } = await answerMessage(
        { context, needs, publicOrigin: config.publicOrigin },
        { body, accept, version: typeof version === 'string' ? version : undefined },
        (err) => logger.error({ err }, 'a tool of the MCP server failed'),
      );
      return stream(async (res) => void res.end(bytes), {
        status,
        headers: { 'Cache-Control': 'no-store', ...(type ? { 'Content-Type': type } : {}) },
      });
    },
  }),
];

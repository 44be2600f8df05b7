import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool as ToolDescription,
} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { callTool, mayUse } from './call-tool.use-case';
import { messages } from './mcp.messages';
import type { Tool, ToolWork } from './mcp.types';

const VERSION = '1';

const described = ({ name, title, description, input, isReadOnly }: Tool): ToolDescription => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: 'input' }) as ToolDescription['inputSchema'],
  annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
});

/** The server for one message of one caller. It lists the tools that the caller may use. */
export const createMcpServer = (work: ToolWork, tools: readonly Tool[], onError: (error: unknown) => void): Server => {
  const server = new Server(
    { name: 'folkmoot', version: VERSION },
    { capabilities: { tools: {} }, instructions: messages.instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: tools.filter((tool) => mayUse(work.context, tool)).map(described),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: input } }) => {
    try {
      return await callTool(work, tools, { name, input });
    } catch (error) {
      onError(error);
      // The message of an unexpected error is for the log only.
      throw new McpError(ErrorCode.InternalError, messages.failed);
    }
  });
  return server;
};

import * as z from 'zod';
import { defineOperation } from '../core/operation';

/** A message of JSON-RPC 2.0, as the Model Context Protocol sends them. */
const messageSchema = z.looseObject({ jsonrpc: z.literal('2.0') });

export const callMcpOperation = defineOperation({
  name: 'callMcp',
  service: 'campaigns',
  method: 'post',
  path: '/mcp',
  summary:
    'The Model Context Protocol (Streamable HTTP, without sessions): assistants list campaigns, read reports and draft surveys with an API token. Each tool asks for its own permission.',
  can: 'campaign:read',
  body: z.union([messageSchema, z.array(messageSchema).min(1).max(20)]),
  response: z.unknown(),
});

import { defineFeature } from '@folkmoot/service-kit';
import { mcpRoutes } from './mcp.routes';
import type { McpApp, McpNeeds } from './mcp.types';

/** The server of the Model Context Protocol. Its tools are use cases of other features. */
export const mcpFeature = (needs: McpNeeds) =>
  defineFeature({
    name: 'mcp',
    routes: (app: McpApp) => mcpRoutes(app, needs),
  });

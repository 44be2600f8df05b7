import { createHash } from 'node:crypto';
import path from 'node:path';
import { DomainError, operations } from '@folkmoot/contracts';
import { createOpenApi } from '@folkmoot/service-kit/openapi';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import type { Exchange } from '../http/exchange';
import { APP_POLICY } from '../http/security-headers';
import type { StaticFiles } from '../static/static-files';

const VERSION = '1.0.0';
const files = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const page = (title: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/api/docs/favicon-32x32.png"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="api"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const START = `window.SwaggerUIBundle({ url: '/api/openapi.json', domNode: document.getElementById('api'), validatorUrl: null });`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const sendText = ({ req, res, method }: Exchange, body: string, type: string) => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('ETag', etag);
  if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end();
  res.setHeader('Content-Type', type);
  res.end(method === 'HEAD' ? undefined : body);
};

interface DocsOptions {
  readonly productName: string;
  readonly publicOrigin: string;
  readonly sendFile: StaticFiles;
}

/** The description of the interface, and a page to read it. Everything comes from here: no other host is asked. */
export const createApiDocs = ({ productName, publicOrigin, sendFile }: DocsOptions) => {
  const title = `${productName} API`;
  let description: string | null = null;
  const openApi = (exchange: Exchange): void => {
    description ??= JSON.stringify(createOpenApi(operations, { title, version: VERSION, origin: publicOrigin }));
    sendText(exchange, description, 'application/json; charset=utf-8');
  };
  const docs = async (exchange: Exchange): Promise<void> => {
    const name = exchange.path.slice('/api/docs'.length).replace(/^\//, '');
    exchange.res.setHeader('Content-Security-Policy', APP_POLICY);
    if (name === '') return sendText(exchange, page(escaped(title)), 'text/html; charset=utf-8');
    if (name === 'start.js') return sendText(exchange, START, 'text/javascript; charset=utf-8');
    if (!files.has(name)) throw new DomainError('not_found');
    await sendFile(exchange, path.join(swaggerFolder(), name));
  };
  return { openApi, docs };
};

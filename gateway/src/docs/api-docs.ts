import { createRequire } from 'node:module';
import path from 'node:path';
import { operations } from '@folkmoot/contracts';
import { createOpenApi } from '@folkmoot/service-kit/openapi';
import { answerText, type Exchange } from '../answer';
import { createStaticFiles } from '../static/static-files';

const VERSION = '1.0.0';

const page = (productName: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName} API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START =
  "window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });\n";

const assetsDir = (): string => path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The OpenAPI description, and a page that shows it. The page loads nothing from other hosts. */
export const createApiDocs = ({ productName, publicOrigin }: { productName: string; publicOrigin: string }) => {
  const files = createStaticFiles(assetsDir());
  let document: string | null = null;
  const openApi = (): string => {
    document ??= JSON.stringify(
      createOpenApi(operations, { title: `${productName} API`, version: VERSION, origin: publicOrigin }),
    );
    return document;
  };
  const assets: ReadonlySet<string> = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);

  /** True when this handler answered the path. */
  return async (exchange: Exchange): Promise<boolean> => {
    const { path: requestedPath } = exchange;
    if (requestedPath === '/api/openapi.json') answerText(exchange, 200, 'application/json; charset=utf-8', openApi());
    else if (requestedPath === '/api/docs') answerText(exchange, 200, 'text/html; charset=utf-8', page(productName));
    else if (requestedPath === '/api/docs/start.js') answerText(exchange, 200, 'text/javascript; charset=utf-8', START);
    else
      return (
        requestedPath.startsWith('/api/docs/') &&
        assets.has(path.basename(requestedPath)) &&
        files.serve(exchange, path.basename(requestedPath))
      );
    return true;
  };
};

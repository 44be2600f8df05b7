import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the same questions as a bare page: no style, no script, one request. */
export const startBarePage = async (titles: readonly string[]) => {
  const fields = titles.map((title, index) => `<p><label>${title} <input name="q${index}"></label></p>`).join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Survey</title></head><body><main><h1>Survey</h1><form method="post">${fields}<button>Submit</button></form></main></body></html>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
};

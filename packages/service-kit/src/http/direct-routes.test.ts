import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '@folkmoot/contracts';
import { type Address, directRoutes } from './direct-routes';
import type { Route } from './route';

const EXPRESS = 'express';

const setUp = (routes: readonly (readonly [method: string, path: string, isDirect?: boolean])[]) => {
  const answered: [string, Address | null][] = [];
  const table = routes.map(([method, path, isDirect = true]) => {
    const operation = { name: path, method, path } as Operation;
    return { operation, accepts: 'json', handle: () => null, onTooLarge: null, isDirect } satisfies Route & {
      isDirect: boolean;
    };
  });
  const listener = directRoutes(table, ({ operation, isDirect }) =>
    isDirect ? (_req, _res, { params, query }) => void answered.push([operation.path, { params, query }]) : null,
  )(() => void answered.push([EXPRESS, null]));
  return (method: string, url: string) => {
    listener({ method, url } as IncomingMessage, {} as ServerResponse);
    return answered.at(-1);
  };
};

const routes = [
  ['get', '/:council/survey/:campaignId'],
  ['post', '/:council/survey/:campaignId'],
  ['get', '/:council/survey/own'],
  ['get', '/:council/health'],
  ['get', '/internal/health', false],
  ['get', '/:council/report.:format'],
  ['get', '/:council/:page'],
] as const;

test('a route gets the parameters and the query of the address', () => {
  const ask = setUp(routes);
  const address = { params: { council: 'a b', campaignId: 'c1' }, query: { lang: 'cy', via: ['1', '2'] } };
  expect(ask('GET', '/a%20b/survey/c1?lang=cy&via=1&via=2')).toEqual(['/:council/survey/:campaignId', address]);
  expect(ask('GET', '/x/survey/own')).toEqual(['/:council/survey/own', { params: { council: 'x' }, query: {} }]);
});

test.each([
  ['a route that is not direct wins over a parameter', 'GET', '/internal/health'],
  ['a segment has a literal and a parameter', 'GET', '/x/report.csv'],
  ['no route has the method', 'HEAD', '/x/survey/c1'],
  ['no route has the number of segments', 'GET', '/x/survey/c1/'],
  ['a parameter is empty', 'GET', '//survey/c1'],
  ['a literal has another case', 'GET', '/x/Survey/c1'],
  ['a parameter cannot be decoded', 'GET', '/x/survey/%E0%A4%A'],
  ['the address has a fragment', 'GET', '/x/survey/c1#part'],
  ['the address is a whole one', 'GET', 'http://localhost/x/survey/c1'],
])('a request is left to Express when %s', (_, method, url) => {
  expect(setUp(routes)(method, url)).toEqual([EXPRESS, null]);
});

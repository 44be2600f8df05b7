import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type { Route } from './route';
import { inMatchingOrder } from './route-order';

/** The parts of a request that its address names. */
export interface Address {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

export type Answer = (req: IncomingMessage, res: ServerResponse, address: Address) => void;

interface DirectRoute {
  /** A literal segment, or the name of a parameter; the name is empty for a segment that only Express can match. */
  readonly segments: readonly { readonly literal: string | null; readonly name: string }[];
  /** Null for a route that needs Express. It is here because it may win over another one. */
  readonly answer: Answer | null;
}

const NO_QUERY: Address['query'] = {};
const PARAMETER = /^:(\w+)$/;
const LITERAL = /^[\w.-]*$/;

const segmentsIn = (path: string): DirectRoute['segments'] =>
  path
    .split('/')
    .map((part) =>
      LITERAL.test(part) ? { literal: part, name: '' } : { literal: null, name: PARAMETER.exec(part)?.[1] ?? '' },
    );

/** Whether no segment has both, like `report.:format`. */
const isSimple = (segments: DirectRoute['segments']): boolean =>
  segments.every(({ literal, name }) => literal !== null || name !== '');

const isMatch = ({ segments }: DirectRoute, parts: readonly string[]): boolean =>
  segments.every(({ literal }, index) => (literal === null ? parts[index] !== '' : parts[index] === literal));

/** Null when a part cannot be decoded. */
const paramsOf = ({ segments }: DirectRoute, parts: readonly string[]): Address['params'] | null => {
  try {
    return Object.fromEntries(
      segments.flatMap(({ literal, name }, index) =>
        literal === null ? [[name, decodeURIComponent(parts[index] ?? '')]] : [],
      ),
    );
  } catch {
    return null;
  }
};

const keyOf = (method: string, length: number): string => `${method.toUpperCase()} ${length}`;

/** The segments of an address, and its query. */
const split = (url: string): { parts: string[]; search: string } => {
  const mark = url.indexOf('?');
  return mark < 0
    ? { parts: url.split('/'), search: '' }
    : { parts: url.slice(0, mark).split('/'), search: url.slice(mark + 1) };
};

/**
 * Answers requests whose path has only literal segments and parameters, without Express (ADR 161). All other requests, also
 * those that no route matches, go to `others`.
 */
export const directRoutes = <R extends Route>(routes: readonly R[], answerOf: (route: R) => Answer | null) => {
  const tables = new Map<string, DirectRoute[]>();
  for (const route of inMatchingOrder(routes)) {
    const { method, path } = route.operation;
    const segments = segmentsIn(path);
    const key = keyOf(method, segments.length);
    tables.set(key, [...(tables.get(key) ?? []), { segments, answer: isSimple(segments) ? answerOf(route) : null }]);
  }

  /** Null for a request that needs Express. A fragment is no part of the path, and browsers send none. */
  const find = ({ method = '', url = '' }: IncomingMessage): (Address & { readonly answer: Answer }) | null => {
    if (url.includes('#')) return null;
    const { parts, search } = split(url);
    const route = tables.get(keyOf(method, parts.length))?.find((each) => isMatch(each, parts));
    const params = route ? paramsOf(route, parts) : null;
    if (!route?.answer || !params) return null;
    return { answer: route.answer, params, query: search === '' ? NO_QUERY : parse(search) };
  };

  return (others: RequestListener): RequestListener =>
    (req, res) => {
      const matched = find(req);
      if (matched) matched.answer(req, res, matched);
      else others(req, res);
    };
};

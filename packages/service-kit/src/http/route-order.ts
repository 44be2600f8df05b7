import type { Route } from './route';

const rank = (segment: string): string => {
  if (!segment.includes(':') && !segment.includes('*')) return '0';
  return segment.startsWith(':') && /^:\w+$/.test(segment) ? '2' : '1';
};

const key = (path: string): string => path.split('/').map(rank).join('');

/** Literal segments before parameters, so that the order of routes in features does not matter. */
export const inMatchingOrder = <R extends Route>(routes: readonly R[]): R[] =>
  [...routes].sort((a, b) => key(a.operation.path).localeCompare(key(b.operation.path)));

/** How many segments an address has; those that are empty do not count. */
export const segmentsOf = (path: string): number => path.split('/').filter(Boolean).length;

/** Whether all addresses that match the path have the same number of segments. */
export const isOfOneLength = (path: string): boolean => !/[*{(?]/.test(path);

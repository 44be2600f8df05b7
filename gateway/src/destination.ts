import { promisedSlugs, reservedSlugs, type ServiceName, serviceOfPath } from '@folkmoot/contracts';

/** Where a path leads. */
export type Destination =
  | { kind: 'service'; service: ServiceName }
  | { kind: 'shell'; status: 200 | 404 }
  | { kind: 'file'; name: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'docs' | 'registry' | 'inbox' | 'reload' | 'health' | 'ready' | 'system' | 'metrics' | 'nowhere' };

// Maps, since a path may hold any word, `constructor` among them.
const exact: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ['/', { kind: 'shell', status: 200 }],
  ['/auth', { kind: 'shell', status: 200 }],
  ['/remotes.json', { kind: 'registry' }],
  ['/dev/reload', { kind: 'reload' }],
  ['/healthz', { kind: 'health' }],
  ['/healthz/system', { kind: 'system' }],
  ['/readyz', { kind: 'ready' }],
  ['/metrics', { kind: 'metrics' }],
  ['/api/openapi.json', { kind: 'docs' }],
  ['/api/docs', { kind: 'docs' }],
]);

/** By the first segment of the path. */
const areas: ReadonlyMap<string, (path: string) => Destination> = new Map<string, (path: string) => Destination>([
  ['api', (path) => (path.startsWith('/api/docs/') ? { kind: 'docs' } : toService(path))],
  ['dashboard', () => ({ kind: 'shell', status: 200 })],
  ['invite', () => ({ kind: 'shell', status: 200 })],
  ['auth', (path) => ({ kind: 'shell', status: path.startsWith('/auth/notifications/') ? 200 : 404 })],
  ['static', (path) => ({ kind: 'file', name: `shell${path}` })],
  ['remotes', (path) => ({ kind: 'file', name: path.slice(1) })],
  ['dev', () => ({ kind: 'inbox' })],
  ['internal', () => ({ kind: 'nowhere' })],
]);

/** First segments below which residents' pages live, beside the slugs of councils. */
const residentAreas: ReadonlySet<string> = new Set([
  'survey',
  'resident',
  'q',
  'preferences',
  'unsubscribe',
  'confirm',
  'council',
  'sw.js',
]);

const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const toService = (path: string): Destination => {
  const service = serviceOfPath(path);
  return service ? { kind: 'service', service } : { kind: 'nowhere' };
};

/** Of two segments or more, below a name that is not taken: neither as it is nor in other letters. */
const isBelowSlug = (first: string, second: string | undefined): boolean => {
  const isTaken = reservedSlugs.has(first.toLowerCase()) && !promisedSlugs.has(first.toLowerCase());
  return first !== '' && second !== undefined && second !== '' && !isTaken;
};

const withoutSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** Services know the exact path only; a link that somebody copied with a slash at its end still leads to its page. */
const toPage = (path: string, method: string): Destination => {
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading && path.endsWith('/')) return { kind: 'redirect', path: withoutSlashes(path) };
  return { kind: 'service', service: 'public' };
};

/** Decides once per request. A sign-in page without script posts to its own address (F-34). */
export const destinationOf = (path: string, method = 'GET'): Destination => {
  if (path === '/auth' && method === 'POST') return { kind: 'service', service: 'admin' };
  const known = exact.get(path);
  if (known) return known;
  // An absolute address, or `*`, where a path belongs; and what another server might read as a path above this one.
  if (!path.startsWith('/') || DOT_SEGMENT.test(path)) return { kind: 'nowhere' };
  const [, first = '', second] = path.split('/');
  const area = areas.get(first);
  if (area) return area(path);
  const isResident = residentAreas.has(first) || isBelowSlug(first, second);
  return isResident ? toPage(path, method) : { kind: 'shell', status: 404 };
};

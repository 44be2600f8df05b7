import {
  consultationsPath,
  EVIDENCE_KEYS_PATH,
  promisedSlugs,
  reservedSlugs,
  type ServiceName,
  serviceOfPath,
} from '@folkmoot/contracts';
import { isProviderPath } from './sessions/origin';

/** The handler of a path. */
export type Destination =
  /** With `method`, the address takes no other method. */
  | { kind: 'service'; service: ServiceName; method?: 'POST' }
  | { kind: 'shell'; status: 200 | 404 }
  | { kind: 'file'; name: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'docs' | 'registry' | 'inbox' | 'reload' | 'health' | 'ready' | 'system' | 'metrics' | 'nowhere' };

// Maps and not objects: a path may contain any word, for example `constructor`.
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
  // A server of the Model Context Protocol that sends no messages by itself answers 405 to GET.
  ['/mcp', { kind: 'service', service: 'campaigns', method: 'POST' }],
  [EVIDENCE_KEYS_PATH, { kind: 'service', service: 'campaigns' }],
]);

/** Pages of the shell that links in mails open without a session. */
const LINK_PAGES = ['/auth/notifications/', '/auth/address/'];

/** Handlers by the first segment of the path. */
const areas: ReadonlyMap<string, (path: string) => Destination> = new Map<string, (path: string) => Destination>([
  ['api', (path) => (path.startsWith('/api/docs/') ? { kind: 'docs' } : toService(path))],
  ['dashboard', () => ({ kind: 'shell', status: 200 })],
  ['invite', () => ({ kind: 'shell', status: 200 })],
  [
    'auth',
    (path) => {
      if (isProviderPath(path)) return { kind: 'service', service: 'admin' };
      return { kind: 'shell', status: LINK_PAGES.some((start) => path.startsWith(start)) ? 200 : 404 };
    },
  ],
  ['static', (path) => ({ kind: 'file', name: `shell${path}` })],
  ['remotes', (path) => ({ kind: 'file', name: path.slice(1) })],
  ['dev', () => ({ kind: 'inbox' })],
  ['internal', () => ({ kind: 'nowhere' })],
]);

/** First segments of residents' pages, besides the slugs of councils. */
const residentAreas: ReadonlySet<string> = new Set([
  'survey',
  'resident',
  'q',
  'preferences',
  'unsubscribe',
  'confirm',
  'p',
  'council',
  'sw.js',
]);

const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

const toService = (path: string): Destination => {
  const service = serviceOfPath(path);
  return service ? { kind: 'service', service } : { kind: 'nowhere' };
};

/** True for a first segment that is not reserved, in any letter case. */
const isFree = (first: string): boolean =>
  first !== '' && (!reservedSlugs.has(first.toLowerCase()) || promisedSlugs.has(first.toLowerCase()));

const SLUG = /^[\da-z-]+$/i;

/** People type the address of their council without the name of a page. A file such as `favicon.ico` is no council. */
const toCouncil = (first: string, method: string): Destination =>
  isReading(method) && isFree(first) && SLUG.test(first)
    ? { kind: 'redirect', path: consultationsPath(first) }
    : { kind: 'shell', status: 404 };

const withoutSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** Services know the exact path only. A copied link with a slash at its end must still reach its page. */
const toPage = (path: string, method: string): Destination => {
  if (isReading(method) && path.endsWith('/')) return { kind: 'redirect', path: withoutSlashes(path) };
  return { kind: 'service', service: 'public' };
};

/** Decides once per request. A sign-in page without script posts to its own address. */
export const destinationOf = (path: string, method = 'GET'): Destination => {
  if (path === '/auth' && method === 'POST') return { kind: 'service', service: 'admin' };
  const known = exact.get(path);
  if (known) return known;
  // Refuses an absolute address or `*` instead of a path, and dot segments that another server could resolve to a
  // parent path.
  if (!path.startsWith('/') || DOT_SEGMENT.test(path)) return { kind: 'nowhere' };
  const [, first = '', second] = path.split('/');
  const area = areas.get(first);
  if (area) return area(path);
  const isResident = residentAreas.has(first) || (Boolean(second) && isFree(first));
  return isResident ? toPage(path, method) : toCouncil(first, method);
};

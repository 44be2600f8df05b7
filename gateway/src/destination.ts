import { lookup, reservedSlugs, type ServiceName, serviceOfPath } from '@folkmoot/contracts';

/** Where a path leads. */
export type Destination =
  | { kind: 'service'; service: ServiceName }
  | { kind: 'shell'; status: 200 | 404 }
  | { kind: 'file'; name: string }
  | { kind: 'docs' | 'registry' | 'inbox' | 'reload' | 'health' | 'ready' | 'system' | 'metrics' | 'nowhere' };

const exact: Readonly<Record<string, Destination>> = {
  '/': { kind: 'shell', status: 200 },
  '/auth': { kind: 'shell', status: 200 },
  '/remotes.json': { kind: 'registry' },
  '/dev/reload': { kind: 'reload' },
  '/healthz': { kind: 'health' },
  '/healthz/system': { kind: 'system' },
  '/readyz': { kind: 'ready' },
  '/metrics': { kind: 'metrics' },
  '/api/openapi.json': { kind: 'docs' },
  '/api/docs': { kind: 'docs' },
};

/** By the first segment of the path. */
const areas: Readonly<Record<string, (path: string) => Destination>> = {
  api: (path) => (path.startsWith('/api/docs/') ? { kind: 'docs' } : toService(path)),
  dashboard: () => ({ kind: 'shell', status: 200 }),
  invite: () => ({ kind: 'shell', status: 200 }),
  auth: (path) => ({ kind: 'shell', status: path.startsWith('/auth/notifications/') ? 200 : 404 }),
  static: (path) => ({ kind: 'file', name: `shell${path}` }),
  remotes: (path) => ({ kind: 'file', name: path.slice(1) }),
  dev: () => ({ kind: 'inbox' }),
  internal: () => ({ kind: 'nowhere' }),
};

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

const toService = (path: string): Destination => {
  const service = serviceOfPath(path);
  return service ? { kind: 'service', service } : { kind: 'nowhere' };
};

/** Decides once per request. A sign-in page without script posts to its own address (F-34). */
export const destinationOf = (path: string, method = 'GET'): Destination => {
  if (path === '/auth' && method === 'POST') return { kind: 'service', service: 'admin' };
  const known = lookup(exact, path);
  if (known) return known;
  const [, first = '', second] = path.split('/');
  const area = lookup(areas, first);
  if (area) return area(path);
  const isResident = residentAreas.has(first) || (second !== undefined && second !== '' && !reservedSlugs.has(first));
  return isResident ? { kind: 'service', service: 'public' } : { kind: 'shell', status: 404 };
};

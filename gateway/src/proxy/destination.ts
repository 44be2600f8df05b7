import { reservedSlugs, type ServiceName, serviceOfPath } from '@folkmoot/contracts';

/** Who answers a path. */
export type Destination =
  | { readonly kind: 'service'; readonly service: ServiceName }
  | { readonly kind: 'index' | 'file' | 'registry' | 'dev' | 'openapi' | 'docs' | 'nothing' };

const residentPages = new Set(['survey', 'q', 'preferences', 'unsubscribe', 'confirm', 'resident']);
const shellPages = new Set(['auth', 'invite', 'dashboard']);
const ownFiles = new Set(['static', 'remotes', 'favicon.ico', 'robots.txt', 'manifest.json', 'sw.js']);
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const nothing: Destination = { kind: 'nothing' };
const toPublic: Destination = { kind: 'service', service: 'public' };

const ofApi = (path: string): Destination => {
  if (path === '/api/openapi.json') return { kind: 'openapi' };
  if (path === '/api/docs' || path.startsWith('/api/docs/')) return { kind: 'docs' };
  const service = serviceOfPath(path);
  return service ? { kind: 'service', service } : nothing;
};

/** `/{slug}/survey/...` and `/{slug}/{page}` are councils' own. */
const ofCouncil = (first: string, segments: readonly string[]): Destination => {
  if (segments.length < 2 || reservedSlugs.has(first) || !SLUG.test(first)) return nothing;
  return segments[1] === 'survey' || segments.length === 2 ? toPublic : nothing;
};

const ofPage = (first: string, segments: readonly string[]): Destination => {
  if (shellPages.has(first)) return { kind: 'index' };
  if (residentPages.has(first)) return toPublic;
  if (ownFiles.has(first)) return { kind: 'file' };
  return ofCouncil(first, segments);
};

/** Decides by the path alone. `/internal` leads nowhere: it is for services among themselves. */
export const destinationOf = (path: string): Destination => {
  if (path === '/') return { kind: 'index' };
  if (path === '/api' || path.startsWith('/api/')) return ofApi(path);
  if (path === '/remotes.json') return { kind: 'registry' };
  if (path === '/dev' || path.startsWith('/dev/')) return { kind: 'dev' };
  const segments = path.split('/').slice(1).filter(Boolean);
  return ofPage(segments[0] ?? '', segments);
};

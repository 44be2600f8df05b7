import type { Operation } from '@folkmoot/contracts';

/** Parameters that let whoever knows them do something. */
const SECRET = /^:\w*(?:token|code|key|secret)$/i;

const withoutSecrets = (path: string, operation: Operation): string => {
  const named = operation.path.split('/');
  const segments = path.split('/').map((segment, at) => (SECRET.test(named[at] ?? '') ? '*' : segment));
  return segments.join('/');
};

/** Below these a segment is a name of ours, an id, or a file. Below all others it may be a token of a link. */
const OPEN: ReadonlySet<string> = new Set(['dashboard', 'static', 'remotes', 'dev', 'healthz']);

/** The path for the log. What may be a token is left out: of an unknown path all but its area. */
export const loggedPath = (path: string, operation: Operation | null): string => {
  if (operation) return withoutSecrets(path, operation);
  const [, first = '', second, third] = path.split('/');
  if (OPEN.has(first) || second === undefined) return path;
  if (first !== 'api') return `/${first}/*`;
  return third === undefined ? path : `/api/${second}/*`;
};

import type { Operation } from '@folkmoot/contracts';

/** Names of parameters that give access to whoever knows their value. */
const SECRET = /^:\w*(?:token|code|key|secret)$/i;

const withoutSecrets = (path: string, operation: Operation): string => {
  const named = operation.path.split('/');
  const segments = path.split('/').map((segment, at) => (SECRET.test(named[at] ?? '') ? '*' : segment));
  return segments.join('/');
};

/** Below these a segment is a known name, an id or a file. Below all others it may be the token of a link. */
const OPEN: ReadonlySet<string> = new Set(['dashboard', 'static', 'remotes', 'dev', 'healthz']);

/** The path for the log. Leaves out every segment that may be a token: an unknown path keeps only its area. */
export const loggedPath = (path: string, operation: Operation | null): string => {
  if (operation) return withoutSecrets(path, operation);
  const [, first = '', second, third] = path.split('/');
  if (OPEN.has(first) || second === undefined) return path;
  if (first !== 'api') return `/${first}/*`;
  return third === undefined ? path : `/api/${second}/*`;
};

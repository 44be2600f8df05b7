import { operations } from '@folkmoot/contracts';

const MULTIPART_LIMIT = 210 * 1024 * 1024;
const patterns = operations
  .filter(({ path }) => path.startsWith('/api/'))
  .map(({ method, path, bodyLimit }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
    bodyLimit,
  }));

const FORM_LIMIT = 64 * 1024;
const known = new Map<string, number>();
const MAX_KNOWN = 10_000;

const lookUp = (method: string, path: string): number => {
  if (!path.startsWith('/api/')) return FORM_LIMIT;
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.bodyLimit ?? MULTIPART_LIMIT;
};

/** The largest body that the operation at a path takes, in bytes. */
export const bodyLimitOf = (method: string, path: string): number => {
  const key = `${method} ${path}`;
  const limit = known.get(key) ?? lookUp(method, path);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, limit);
  return limit;
};

import { operations, SURVEY_FORM_LIMIT } from '@folkmoot/contracts';

const MULTIPART_LIMIT = 210 * 1024 * 1024;
const patterns = operations
  .filter(({ path }) => path.startsWith('/api/'))
  .map(({ method, path, bodyLimit }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
    bodyLimit,
  }));

const FORM_LIMIT = 64 * 1024;
const SURVEY_PAGE = /^\/(?:[^/]+\/)?survey\/[^/]+$/;
/** What is larger than a survey's form takes, its own page says; only what is far larger ends here. */
const SURVEY_PAGE_LIMIT = 8 * SURVEY_FORM_LIMIT;
const known = new Map<string, number>();
const MAX_KNOWN = 10_000;

const lookUp = (method: string, path: string): number => {
  if (!path.startsWith('/api/')) return SURVEY_PAGE.test(path) ? SURVEY_PAGE_LIMIT : FORM_LIMIT;
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

import { type Operation, SURVEY_FORM_LIMIT } from '@folkmoot/contracts';

/** Of what the gateway's contracts do not name: a service may be newer than the gateway. */
const UNKNOWN_LIMIT = 1024 * 1024;
const FORM_LIMIT = 64 * 1024;
const SURVEY_PAGE = /^\/(?:[^/]+\/)?survey\/[^/]+$/;
/** What is larger than a survey's form takes, its own page says; only what is far larger ends here. */
const SURVEY_PAGE_LIMIT = 8 * SURVEY_FORM_LIMIT;

/** The largest body that is taken at a path, in bytes. */
export const bodyLimitOf = (path: string, operation: Operation | null): number => {
  if (operation) return operation.bodyLimit;
  if (path.startsWith('/api/')) return UNKNOWN_LIMIT;
  return SURVEY_PAGE.test(path) ? SURVEY_PAGE_LIMIT : FORM_LIMIT;
};

import { type Operation, SURVEY_FORM_LIMIT } from '@folkmoot/contracts';
import { isProviderPath } from '../sessions/origin';

/** For operations that the gateway's contracts do not contain: a service may be newer than the gateway. */
const UNKNOWN_LIMIT = 1024 * 1024;
const FORM_LIMIT = 64 * 1024;
/** A signed answer of a SAML provider, with many groups. */
const PROVIDER_LIMIT = 512 * 1024;
const SURVEY_PAGE = /^\/(?:[^/]+\/)?survey\/[^/]+$/;
/** The survey page itself explains that a form is too large. The gateway refuses only much larger ones. */
const SURVEY_PAGE_LIMIT = 8 * SURVEY_FORM_LIMIT;

/** Largest accepted body at a path, in bytes. */
export const bodyLimitOf = (path: string, operation: Operation | null): number => {
  if (operation) return operation.bodyLimit;
  if (path.startsWith('/api/')) return UNKNOWN_LIMIT;
  if (isProviderPath(path)) return PROVIDER_LIMIT;
  return SURVEY_PAGE.test(path) ? SURVEY_PAGE_LIMIT : FORM_LIMIT;
};

import { DomainError, errorCodes, isDomainError, lookup, type Problem } from '@folkmoot/contracts';
import { isDuplicateKey, isUnavailable } from '../mongo/failures';

const RETRY_AFTER_SECONDS = 2;

interface BodyParserError {
  type: string;
}

const bodyErrors: Readonly<Record<string, ConstructorParameters<typeof DomainError>[0]>> = {
  'entity.too.large': 'body_too_large',
  'parameters.too.many': 'body_too_large',
  'entity.parse.failed': 'malformed_json',
  'encoding.unsupported': 'unsupported_media_type',
  'charset.unsupported': 'unsupported_media_type',
  'request.size.invalid': 'malformed_json',
  'request.aborted': 'malformed_json',
};

const bodyErrorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'type' in error
    ? lookup(bodyErrors, (error as BodyParserError).type)
    : undefined;

/** Maps any error to the closed list: an unreachable database is `unavailable`, an unexpected error is `internal`. */
export const asDomainError = (error: unknown): DomainError => {
  if (isDomainError(error)) return error;
  if (isUnavailable(error)) return new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: error });
  if (isDuplicateKey(error)) return new DomainError('conflict', { cause: error });
  if (error instanceof URIError) return new DomainError('invalid_input', { cause: error });
  return new DomainError(bodyErrorCode(error) ?? 'internal', { cause: error });
};

/** The RFC 9457 body of an error. */
export const problemOf = (error: DomainError, requestId: string): Problem => ({
  type: `urn:folkmoot:problem:${error.code}`,
  title: errorCodes[error.code].message,
  status: error.status,
  code: error.code,
  detail: error.code === 'internal' ? errorCodes.internal.message : error.message,
  requestId,
  ...(error.fields.length > 0 ? { fields: [...error.fields] } : {}),
});

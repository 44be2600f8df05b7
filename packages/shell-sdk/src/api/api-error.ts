import { type ErrorCode, type FieldProblem, lookup } from '@folkmoot/contracts/client';
import { apiMessages } from './api.messages';

/** A failed request. `message` is the catalogue's text and may be shown unchanged. */
export class ApiError extends Error {
  readonly code: ErrorCode | (string & {});
  /** HTTP status. 0 when there was no response. */
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldProblem[];

  constructor(problem: {
    code: string;
    message: string;
    status: number;
    requestId?: string;
    fields?: readonly FieldProblem[];
  }) {
    super(problem.message);
    this.name = 'ApiError';
    this.code = problem.code;
    this.status = problem.status;
    this.requestId = problem.requestId;
    this.fields = problem.fields ?? [];
  }
}

export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

const SERVER_ERROR = 500;
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([0, 408, 429]);

/** Whether the same request can succeed later: no answer, a server error, or too many requests. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= SERVER_ERROR || TRANSIENT_STATUSES.has(error.status));

/**
 * The server's text for one field of the request, to show beside it: `fieldProblem(create.error, 'email')`. Null
 * without a problem.
 */
export const fieldProblem = (error: unknown, path: string): string | null =>
  error instanceof ApiError ? (error.fields.find((field) => field.path === path)?.message ?? null) : null;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** A text of the server, translated if it is one of the catalogue. */
const said = (value: unknown): string | undefined => {
  const english = text(value);
  return lookup(apiMessages.known, english) ?? english;
};

const fieldsOf = (value: unknown): FieldProblem[] =>
  Array.isArray(value)
    ? value.map(record).map((field) => ({ path: text(field.path) ?? '', message: said(field.message) ?? '' }))
    : [];

/** Reads an RFC 9457 body. Tolerates other bodies, because a proxy may have answered with its own page. */
export const problemOf = async (response: Response): Promise<ApiError> => {
  const body = record(await response.json().catch(() => null));
  const isAway = response.status >= 502 && response.status <= 504;
  return new ApiError({
    code: text(body.code) ?? (isAway ? 'unavailable' : 'internal'),
    message: said(body.detail) ?? (isAway ? apiMessages.unavailable : apiMessages.failed(response.status)),
    status: response.status,
    requestId: text(body.requestId) ?? response.headers.get('x-request-id') ?? undefined,
    fields: fieldsOf(body.fields),
  });
};

/** There was no response: no network, or the server is unavailable. */
export const unreachable = (): ApiError =>
  new ApiError({ code: 'unavailable', message: apiMessages.unreachable, status: 0 });

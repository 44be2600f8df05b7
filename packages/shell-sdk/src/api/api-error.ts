import type { ErrorCode, FieldProblem } from '@folkmoot/contracts/client';
import { apiMessages } from './api.messages';

/** A request that failed. `message` is the catalogue's text and may be shown as it is. */
export class ApiError extends Error {
  readonly code: ErrorCode | (string & {});
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldProblem[];

  constructor(given: {
    code: string;
    message: string;
    status: number;
    requestId?: string;
    fields?: readonly FieldProblem[];
  }) {
    super(given.message);
    this.name = 'ApiError';
    this.code = given.code;
    this.status = given.status;
    this.requestId = given.requestId;
    this.fields = given.fields ?? [];
  }
}

export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** What the server said of one field of what was sent, to be shown beside it: `fieldProblem(create.error, 'email')`. */
export const fieldProblem = (error: unknown, path: string): string | null =>
  error instanceof ApiError ? (error.fields.find((field) => field.path === path)?.message ?? null) : null;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const fieldsOf = (value: unknown): FieldProblem[] =>
  Array.isArray(value)
    ? value.map(record).map((field) => ({ path: text(field.path) ?? '', message: text(field.message) ?? '' }))
    : [];

/** Reads an RFC 9457 body tolerantly: a proxy may have answered with a page of its own. */
export const problemOf = async (response: Response): Promise<ApiError> => {
  const body = record(await response.json().catch(() => null));
  const isAway = response.status >= 502 && response.status <= 504;
  return new ApiError({
    code: text(body.code) ?? (isAway ? 'unavailable' : 'internal'),
    message: text(body.detail) ?? (isAway ? apiMessages.unavailable : apiMessages.failed(response.status)),
    status: response.status,
    requestId: text(body.requestId) ?? response.headers.get('x-request-id') ?? undefined,
    fields: fieldsOf(body.fields),
  });
};

/** No answer at all: no network, or the server is away. */
export const unreachable = (): ApiError =>
  new ApiError({ code: 'unavailable', message: apiMessages.unreachable, status: 0 });

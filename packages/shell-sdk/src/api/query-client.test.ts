import { ApiError } from './api-error';
import { isWorthRetrying } from './query-client';

const failure = (status: number) => new ApiError({ code: 'x', message: 'x', status });

describe('isWorthRetrying', () => {
  it.each([0, 502, 503, 504])('allows two retries for the temporary status %d', (status) => {
    expect([0, 1, 2].map((failures) => isWorthRetrying(failures, failure(status)))).toEqual([true, true, false]);
  });

  it.each([400, 401, 403, 404, 409, 500])('allows no retry for status %d', (status) => {
    expect(isWorthRetrying(0, failure(status))).toBe(false);
  });
});

import type { SsoCheck, SsoCheckName } from '@folkmoot/contracts';
import { type OutsideAnswer, type OutsideClient, OutsideError } from '@folkmoot/service-kit';
import { words } from './check.messages';

/** A problem of a provider, as the line of a test that fails. */
export class ProviderProblem extends Error {
  constructor(
    readonly check: SsoCheckName,
    text: string,
    options: { readonly cause?: unknown } = {},
  ) {
    super(text, options);
    this.name = 'ProviderProblem';
  }
}

export const line = (name: SsoCheckName, state: SsoCheck['state'], text: string): SsoCheck => ({ name, state, text });

/** Fetches a document of a provider. Throws ProviderProblem. */
export const readDocument = async (outside: OutsideClient, url: string, accept: string): Promise<OutsideAnswer> => {
  const answer = await outside.request({ url, headers: { accept } }).catch((error: unknown) => {
    if (!(error instanceof OutsideError)) throw error;
    throw new ProviderProblem('address', words.outside(error.problem, error.reason), { cause: error });
  });
  if (answer.status === 404) throw new ProviderProblem('address', words.notFound);
  if (answer.status !== 200) throw new ProviderProblem('address', words.status(answer.status));
  return answer;
};

const MINUTE_MS = 60_000;
const MOST_SKEW_MS = 2 * MINUTE_MS;

/** Compares the Date header of a provider with our clock. */
export const clockLine = ({ headers }: OutsideAnswer, now: Date): SsoCheck | null => {
  const theirs = Date.parse(headers.date ?? '');
  if (Number.isNaN(theirs)) return null;
  const ahead = theirs - now.getTime();
  if (Math.abs(ahead) <= MOST_SKEW_MS) return line('clock', 'ok', words.clockOk);
  const minutes = Math.round(Math.abs(ahead) / MINUTE_MS);
  return line('clock', 'failed', words.clockOff(minutes, ahead > 0 ? 'ahead' : 'behind'));
};

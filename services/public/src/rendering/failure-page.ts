import type { ErrorCode, ResidentPage } from '@folkmoot/contracts';
import { asDomainError } from '@folkmoot/service-kit';
import { type PageAnswer, type Pages, showPage } from './answer-page';

export type FailurePages = Readonly<Partial<Record<ErrorCode, readonly [ResidentPage, number]>>>;

const away: FailurePages = { unavailable: [{ kind: 'unavailable' }, 503] };

/** A page in place of a problem body, for what residents can meet; anything else stays an error. */
export const orFailurePage = async (
  pages: Pages,
  make: () => Promise<PageAnswer>,
  { failures = {}, headers = {} }: { failures?: FailurePages; headers?: Readonly<Record<string, string>> } = {},
): Promise<PageAnswer> => {
  try {
    return await make();
  } catch (thrown) {
    const error = asDomainError(thrown);
    const failure = { ...away, ...failures }[error.code];
    if (!failure) throw error;
    const [what, status] = failure;
    return showPage(pages, what, { status, headers });
  }
};

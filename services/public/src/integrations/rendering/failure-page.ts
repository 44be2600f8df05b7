import type { ErrorCode, ResidentPage } from '@folkmoot/contracts';
import { asDomainError } from '@folkmoot/service-kit';
import { type PageAnswer, type Pages, showPage } from './answer-page';

export type FailurePages = Readonly<Partial<Record<ErrorCode, readonly [ResidentPage, number]>>>;

const away: FailurePages = { unavailable: [{ kind: 'unavailable' }, 503] };

/** Shows a page instead of a problem body, for errors that residents can get. Rethrows other errors. */
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
    const [content, status] = failure;
    return showPage(pages, content, { status, headers });
  }
};

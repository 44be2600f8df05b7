import type { StoredUser } from '../../entities/council';
import type { MemberRepository } from '../../entities/user';

const PAGE = 200;

/** All people of a council. Councils have tens of them, at most some thousands. */
export const listMembers = async (members: Pick<MemberRepository, 'list'>): Promise<StoredUser[]> => {
  const all: StoredUser[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<MemberRepository['list']>> = await members.list({
      limit: PAGE,
      ...(cursor === null ? {} : { cursor }),
    });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};

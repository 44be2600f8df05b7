import type { Actor, listSignInFailuresOperation, QueryOf, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { SignInRecords } from './sign-in.types';

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const DAYS = 28;
const DAY_MS = 86_400_000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, DATE_LENGTH);

/** Failed sign-ins by day and person, with the present names. */
export const listSignInFailuresAcrossCouncils = async (
  { acrossCouncils, clock }: Context<SignInRecords, Actor>,
  { from, to }: QueryOf<typeof listSignInFailuresOperation>,
): Promise<ResponseOf<typeof listSignInFailuresOperation>> => {
  const { signInFailures, users } = acrossCouncils.reader();
  const today = clock.now();
  const first = from ?? dayOf(new Date(today.getTime() - (DAYS - 1) * DAY_MS));
  const failures = await signInFailures.list(first, to ?? dayOf(today));
  const ids = [...new Set(failures.map(({ userId }) => userId).filter((id) => id !== null))];
  const known = new Map((await users.findMany(ids)).map((user) => [user.id, user]));
  return {
    items: failures.map(({ day, userId, reason, count, lastAt }) => {
      const user = known.get(userId ?? '');
      return {
        day,
        reason,
        count,
        lastAt: lastAt.toISOString(),
        user: user ? { id: user.id, name: user.name, email: user.email } : null,
      };
    }),
  };
};

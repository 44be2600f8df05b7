import { demoUsers } from '@folkmoot/sample-data/demo';
import { DEMO_OFFICER, DEMO_SYSTEM_ADMIN, signIn } from '../product/people';
import type { RunningProduct } from '../product/running-product';
import type { Person, Target } from './attack';
import { sendJson } from './wire';

const addresses: Readonly<Record<Person, string>> = {
  officer: DEMO_OFFICER,
  neighbour: demoUsers.hillviewAdmin.email,
  administrator: DEMO_SYSTEM_ADMIN,
};
/** A session is reused for less than the five minutes for which a sign-in counts as fresh. */
const REUSED_MS = 240_000;

export const createTarget = (root: string, { origin, dataDir, output }: RunningProduct): Target => {
  const sessions = new Map<Person, { cookie: string; at: number }>();
  const cookieOf = async (person: Person): Promise<string> => {
    const known = sessions.get(person);
    if (known && Date.now() - known.at < REUSED_MS) return known.cookie;
    const cookie = await signIn(origin, addresses[person]);
    sessions.set(person, { cookie, at: Date.now() });
    return cookie;
  };
  const as: Target['as'] = async (person, { headers, ...sent }) => {
    const cookie = await cookieOf(person);
    return sendJson(origin, { ...sent, headers: { cookie, origin, ...headers } });
  };
  return { root, origin, dataDir, output, cookieOf, as };
};

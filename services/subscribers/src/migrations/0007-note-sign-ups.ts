import { systemActor } from '@folkmoot/contracts';
import { defineMigration, type Scope } from '@folkmoot/service-kit';
import type { StoredSignup } from '../entities/signup';
import { createSignupsRepositoryAcrossCouncils } from '../entities/signup/signup.mongo';
import { withSignUp } from '../entities/subscriber';
import { createSubscriberRepository } from '../entities/subscriber/subscriber.mongo';

const BATCH_SIZE = 500;

interface Position {
  readonly after: string;
}

const repositories = (scope: Scope) => ({
  allSignups: createSignupsRepositoryAcrossCouncils(scope),
  subscribersOf: (councilId: string) => createSubscriberRepository({ ...scope, councilId }),
});

/** The pages and codes of the sign-ups, by person. */
const waysByPerson = (signups: readonly StoredSignup[]): Map<string, string[]> => {
  const ways = new Map<string, string[]>();
  for (const { subscriberId, pageId, codeId } of signups) {
    ways.set(subscriberId, [...(ways.get(subscriberId) ?? []), pageId, ...(codeId ? [codeId] : [])]);
  }
  return ways;
};

export const noteSignUps = defineMigration<Position>({
  number: 7,
  name: 'note-sign-ups',
  summary: 'Notes with each subscriber which pages and QR codes they signed up by, so that segments can ask for it.',
  countOutdated: ({ connection }) => connection.collection('signups').countDocuments({}),
  migrateBatch: ({ units }, position) =>
    units(repositories).unitOfWorkAcrossCouncils(systemActor('subscribers'), async ({ allSignups, subscribersOf }) => {
      const signups = await allSignups.listAcrossCouncils(position?.after ?? '', BATCH_SIZE);
      const last = signups.at(-1);
      if (!last) return null;
      for (const councilId of new Set(signups.map((signup) => signup.councilId))) {
        const ways = waysByPerson(signups.filter((signup) => signup.councilId === councilId));
        const subscribers = subscribersOf(councilId);
        const people = (await subscribers.findByIds([...ways.keys()])).filter(({ status }) => status !== 'erased');
        await subscribers.saveAll(
          people.map((person) => ({ ...person, signedUpBy: withSignUp(person, ways.get(person.id) ?? []) })),
        );
      }
      return { position: { after: last.id }, changed: signups.length };
    }),
});

import { publicActor, sessionRevokedEvent } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { userOf } from '../../testing/samples';
import { issueSupportLink } from './issue-support-link.use-case';
import { readSignInLink } from './read-sign-in-link.use-case';
import { ground } from './sign-in-ground.fake';

const MINUTE_MS = 60_000;

describe('signing in where somebody is signed in', () => {
  const again = async (other?: string) => {
    const fake = await ground();
    if (other) await fake.repositories.users.add(userOf(other, { email: `${other}@council.example` }));
    await fake.ask(other ? `${other}@council.example` : undefined);
    const former = await fake.redeem({ code: fake.lastCode() });
    await fake.repositories.sessions.actIn(former.actor.sessionId, 'b');
    fake.clock.advance(MINUTE_MS);
    await fake.ask();
    return { ...fake, former };
  };

  it('ends that session and tells so', async () => {
    const { redeem, lastCode, former, repositories, units } = await again();
    const { actor } = await redeem({ code: lastCode() }, former.actor);
    expect(await repositories.sessions.find(former.actor.sessionId)).toBeNull();
    expect(await repositories.sessions.find(actor.sessionId)).not.toBeNull();
    expect(units.eventsOf(sessionRevokedEvent).map(({ payload }) => payload)).toEqual([
      { userId: 'u1', sessionIds: [former.actor.sessionId] },
    ]);
  });

  it('as the same person, keeps the council that was acted in; as another, does not', async () => {
    const same = await again();
    const own = await same.redeem({ code: same.lastCode() }, same.former.actor);
    expect((await same.repositories.sessions.find(own.actor.sessionId))?.actingCouncilId).toBe('b');
    const other = await again('u2');
    const theirs = await other.redeem({ code: other.lastCode() }, other.former.actor);
    expect((await other.repositories.sessions.find(theirs.actor.sessionId))?.actingCouncilId).toBeNull();
  });

  it('with a link that is no good, leaves that session', async () => {
    const { redeem, former, repositories } = await again();
    await expect(redeem({ code: 'x' }, former.actor)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(await repositories.sessions.find(former.actor.sessionId)).not.toBeNull();
  });
});

describe('reading a link', () => {
  const read = async (options: { asked: boolean; as?: 'u1' | 'u2' }) => {
    const fake = await ground();
    await fake.repositories.users.add(userOf('u2', { email: 'ben@council.example' }));
    await fake.ask();
    const actor = options.as ? userActor({ userId: options.as }) : publicActor();
    const opened = { credentials: { code: fake.lastCode() }, actor, hasAsked: () => options.asked };
    return { ...fake, view: await readSignInLink(fake.deps, opened) };
  };

  it.each([
    [{ asked: true }, false, null],
    [{ asked: true, as: 'u1' }, false, null],
    [{ asked: false }, true, null],
    [{ asked: false, as: 'u1' }, true, null],
    [{ asked: true, as: 'u2' }, true, 'ben@council.example'],
    [{ asked: false, as: 'u2' }, true, 'ben@council.example'],
  ] as const)(
    'in a browser %j, asks first: %s, and names who is signed in: %s',
    async (options, asksFirst, signedInAs) => {
      const { view, repositories } = await read(options);
      expect(view).toEqual({ account: 'a***@council.example', asksFirst, signedInAs });
      expect(await repositories.links.find('u1')).not.toBeNull();
    },
  );

  it('of support, asks first in every browser', async () => {
    const { deps, user } = await ground();
    const tokens = new URLSearchParams(new URL((await issueSupportLink(deps, user.email)).url).hash.slice(1));
    const credentials = {
      accessToken: tokens.get('access_token') ?? '',
      refreshToken: tokens.get('refresh_token') ?? '',
    };
    const view = await readSignInLink(deps, { credentials, actor: publicActor(), hasAsked: () => true });
    expect(view).toMatchObject({ asksFirst: true });
  });
});

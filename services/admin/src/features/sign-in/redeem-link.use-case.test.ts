import { publicActor, sessionRevokedEvent } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { userOf } from '../../testing/samples';
import { issueSupportLink } from './issue-support-link.use-case';
import { readSignInLink } from './read-sign-in-link.use-case';
import { signInSetUp } from './testing/sign-in-setup';

const MINUTE_MS = 60_000;

const setUp = signInSetUp();

describe('signing in while signed in', () => {
  const again = async (other?: string) => {
    const set = await setUp();
    if (other) await set.repositories.users.add(userOf(other, { email: `${other}@council.example` }));
    await set.ask(other ? `${other}@council.example` : undefined);
    const former = await set.redeem({ code: set.lastCode() });
    await set.repositories.sessions.actIn(former.actor.sessionId, 'b');
    set.clock.advance(MINUTE_MS);
    await set.ask();
    return { ...set, former };
  };

  it('the former session ends and its end is published', async () => {
    const { redeem, lastCode, former, repositories, units } = await again();
    const { actor } = await redeem({ code: lastCode() }, former.actor);
    expect(await repositories.sessions.find(former.actor.sessionId)).toBeNull();
    expect(await repositories.sessions.find(actor.sessionId)).not.toBeNull();
    expect(units.eventsOf(sessionRevokedEvent).map(({ payload }) => payload)).toEqual([
      { userId: 'u1', sessionIds: [former.actor.sessionId] },
    ]);
  });

  it('the acting council is kept when the same person signs in, and not for another person', async () => {
    const same = await again();
    const own = await same.redeem({ code: same.lastCode() }, same.former.actor);
    expect((await same.repositories.sessions.find(own.actor.sessionId))?.actingCouncilId).toBe('b');
    await same.units.empty();
    const other = await again('u2');
    const theirs = await other.redeem({ code: other.lastCode() }, other.former.actor);
    expect((await other.repositories.sessions.find(theirs.actor.sessionId))?.actingCouncilId).toBeNull();
  });

  it('the former session stays when the link is invalid', async () => {
    const { redeem, former, repositories } = await again();
    await expect(redeem({ code: 'x' }, former.actor)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(await repositories.sessions.find(former.actor.sessionId)).not.toBeNull();
  });
});

describe('reading a link', () => {
  const read = async (options: { asked: boolean; as?: 'u1' | 'u2' }) => {
    const set = await setUp();
    await set.repositories.users.add(userOf('u2', { email: 'ben@council.example' }));
    await set.ask();
    const actor = options.as ? userActor({ userId: options.as }) : publicActor();
    const opened = { credentials: { code: set.lastCode() }, hasAsked: () => options.asked };
    return { ...set, view: await readSignInLink(set.contextOf(actor), opened, set.tools) };
  };

  it.each([
    [{ asked: true }, false, null],
    [{ asked: true, as: 'u1' }, false, null],
    [{ asked: false }, true, null],
    [{ asked: false, as: 'u1' }, true, null],
    [{ asked: true, as: 'u2' }, true, 'ben@council.example'],
    [{ asked: false, as: 'u2' }, true, 'ben@council.example'],
  ] as const)(
    'a link in a browser %j asks first: %s, and names the signed-in user: %s',
    async (options, asksFirst, signedInAs) => {
      const { view, repositories } = await read(options);
      expect(view).toEqual({ account: 'a***@council.example', asksFirst, signedInAs });
      expect(await repositories.links.find('u1')).not.toBeNull();
    },
  );

  it('a support link asks first in every browser', async () => {
    const { context, tools, user } = await setUp();
    const tokens = new URLSearchParams(new URL((await issueSupportLink(context, user.email, tools)).url).hash.slice(1));
    const credentials = {
      accessToken: tokens.get('access_token') ?? '',
      refreshToken: tokens.get('refresh_token') ?? '',
    };
    const view = await readSignInLink(context, { credentials, hasAsked: () => true }, tools);
    expect(view).toMatchObject({ asksFirst: true });
  });
});

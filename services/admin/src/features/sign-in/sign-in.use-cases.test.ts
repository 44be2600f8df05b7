import { DomainError, userSignedInEvent } from '@folkmoot/contracts';
import { hashOfSecret } from '../../secrets/random-secret';
import { userOf } from '../../testing/samples';
import { issueSupportLink } from './issue-support-link.use-case';
import { ground } from './sign-in-ground.fake';

const MINUTE_MS = 60_000;

describe('asking for a sign-in link', () => {
  it('for an account, mails a link of which a nonce is kept for 15 minutes (F-34)', async () => {
    const { ask, mails, lastCode, repositories, clock, units } = await ground();
    await ask();
    expect(mails).toMatchObject([{ to: 'amy@council.example' }]);
    const link = await repositories.links.find('u1');
    expect(lastCode()).toBe(`amy@council.example,id-of-${link?.nonce}`);
    expect(link?.expiresAt).toEqual(new Date(clock.now().getTime() + 15 * MINUTE_MS));
    expect(units.events).toEqual([]);
  });

  it('again and again, is mailed the same link once a minute and five times, which says how long it is good', async () => {
    const { ask, mails, clock } = await ground();
    for (let second = 0; second < 10 * 60; second += 10) {
      await ask();
      clock.advance(10_000);
    }
    expect(mails).toHaveLength(5);
    expect(new Set(mails.map(({ text }) => /code=(\S+)/.exec(text)?.[1])).size).toBe(1);
    expect(mails.map(({ text }) => /for (\d+) minutes/.exec(text)?.[1])).toEqual(['15', '14', '13', '12', '11']);
  });

  it('after the link was used or is over, begins another one', async () => {
    const { ask, mails, redeem, lastCode, clock } = await ground();
    await ask();
    const first = lastCode();
    await redeem({ code: first });
    await ask();
    expect(mails).toHaveLength(2);
    expect(lastCode()).not.toBe(first);
    clock.advance(15 * MINUTE_MS);
    await ask();
    expect(mails).toHaveLength(3);
  });

  it('for an address without account, says so and mails nothing (E-59)', async () => {
    const { ask, mails } = await ground();
    await expect(ask('nobody@x.example')).rejects.toMatchObject({ code: 'account_not_found' });
    expect(mails).toEqual([]);
  });

  it('for an address without account, where answers are neutral, says nothing (E-59)', async () => {
    const { ask, mails } = await ground({ isNeutral: true });
    await expect(ask('nobody@x.example')).resolves.toBeUndefined();
    expect(mails).toEqual([]);
  });

  it('with the mail server away, fails; where answers are neutral, only the log hears of it', async () => {
    const away = { send: () => Promise.reject(new DomainError('mail_failed')) };
    const open = await ground({ mailer: away });
    await expect(open.ask()).rejects.toMatchObject({ code: 'mail_failed' });
    // Nothing was sent, so the next one is not kept waiting.
    await expect(open.ask()).rejects.toMatchObject({ code: 'mail_failed' });
    const errors: string[] = [];
    const logger = { error: (_fields: object, message: string) => void errors.push(message) };
    const neutral = await ground({ mailer: away, isNeutral: true, neutralAnswerMs: 20, logger });
    await expect(neutral.ask()).resolves.toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  it('60 times from an address prefix in 15 minutes, is refused the next time, account or not (F-61)', async () => {
    const { ask, clock, refused } = await ground({ isNeutral: true });
    for (let index = 0; index < 60; index++) await ask(`p${index}@x.example`, `2001:db8::${index + 1}`);
    const next = () => ask('p61@x.example', '2001:db8::61');
    await expect(next()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 900 });
    expect(refused.at(-1)).toBe('too_many');
    clock.advance(15 * MINUTE_MS);
    await expect(next()).resolves.toBeUndefined();
  });

  it('beyond the limit of an address that many share, the owner of an account gets their mail all the same', async () => {
    const { ask, mails, user } = await ground({ isNeutral: true });
    for (let index = 0; index < 60; index++) await ask(`p${index}@x.example`);
    await expect(ask(user.email)).rejects.toMatchObject({ code: 'rate_limited' });
    await new Promise(setImmediate);
    expect(mails).toMatchObject([{ to: user.email }]);
  });

  it('in a browser that signed in with the mailbox before, is not counted', async () => {
    const { ask, mails, user } = await ground({ isNeutral: true });
    for (let index = 0; index < 60; index++) await ask(`p${index}@x.example`);
    await expect(ask(user.email, '192.0.2.1', true)).resolves.toBeUndefined();
    await new Promise(setImmediate);
    expect(mails).toHaveLength(1);
  });
});

describe('redeeming a code', () => {
  it('that is good, makes a session under a hash, notes the sign-in and tells of it', async () => {
    const { redeem, ask, lastCode, repositories, clock, units } = await ground();
    await ask();
    const { actor, sessionId } = await redeem({ code: lastCode() });
    expect(actor).toMatchObject({ userId: 'u1', councilId: 'a', sessionId: hashOfSecret(sessionId) });
    expect(await repositories.sessions.find(hashOfSecret(sessionId))).toMatchObject({ userId: 'u1' });
    expect(await repositories.sessions.find(sessionId)).toBeNull();
    expect((await repositories.users.find('u1'))?.lastLoginAt).toEqual(clock.now());
    expect(units.eventsOf(userSignedInEvent)).toMatchObject([
      { councilId: 'a', aggregate: { id: 'u1' }, payload: { userId: 'u1' } },
    ]);
  });

  const wrong: readonly [string, (code: string, advance: (ms: number) => void) => string][] = [
    ['wrong', () => 'amy@council.example,another-id'],
    ['expired', (code, advance) => [advance(15 * MINUTE_MS), code][1] as string],
    ['forged', () => 'nonsense'],
    ["taken to another's address", (code) => `ben@council.example,${code.split(',')[1]}`],
    ['of an account that is gone', (code) => `gone@council.example,${code.split(',')[1]}`],
  ];
  it.each(wrong)('that is %s, is refused: no session, nothing told (E-57)', async (_name, spoil) => {
    const { redeem, ask, lastCode, repositories, clock, units } = await ground();
    await repositories.users.add(userOf('u2', { email: 'ben@council.example' }));
    await ask();
    const code = spoil(lastCode(), clock.advance);
    await expect(redeem({ code })).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.events).toEqual([]);
    expect((await repositories.users.find('u1'))?.lastLoginAt).toBeNull();
  });

  it('that was used, is refused and tells nothing more (F-34)', async () => {
    const { redeem, ask, lastCode, units } = await ground();
    await ask();
    await redeem({ code: lastCode() });
    await expect(redeem({ code: lastCode() })).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.events).toHaveLength(1);
  });
});

describe('a support link (F-57)', () => {
  const issued = async () => {
    const fake = await ground();
    const { url, expiresAt } = await issueSupportLink(fake.deps, fake.user.email);
    const tokens = new URLSearchParams(new URL(url).hash.slice(1));
    const pair = { accessToken: tokens.get('access_token') ?? '', refreshToken: tokens.get('refresh_token') ?? '' };
    return { ...fake, pair, expiresAt };
  };

  it('used, signs in once within 15 minutes', async () => {
    const { redeem, pair, expiresAt, clock, units } = await issued();
    expect(expiresAt).toEqual(new Date(clock.now().getTime() + 15 * MINUTE_MS));
    expect((await redeem(pair)).actor.userId).toBe('u1');
    await expect(redeem(pair)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.eventsOf(userSignedInEvent)).toHaveLength(1);
  });

  it('in half, or too late, is refused; the refresh id is no code of a mail', async () => {
    const { redeem, pair, user, clock, units } = await issued();
    await expect(redeem({ ...pair, accessToken: 'x' })).rejects.toMatchObject({
      code: 'code_invalid',
    });
    await expect(redeem({ ...pair, refreshToken: 'x' })).rejects.toMatchObject({
      code: 'code_invalid',
    });
    const asCode = redeem({ code: `${user.email},${pair.refreshToken}` });
    await expect(asCode).rejects.toMatchObject({ code: 'code_invalid' });
    clock.advance(15 * MINUTE_MS);
    await expect(redeem(pair)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.events).toEqual([]);
  });

  it('for an address without account, is not made', async () => {
    const { deps } = await ground();
    await expect(issueSupportLink(deps, 'nobody@x.example')).rejects.toMatchObject({ code: 'account_not_found' });
  });
});

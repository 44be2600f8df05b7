import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, userSignedInEvent } from '@folkmoot/contracts';
import { hashOfSecret } from '../../entities/secret';
import { userOf } from '../../testing/samples';
import { issueSupportLink } from './issue-support-link.use-case';
import { signInSetUp } from './testing/sign-in-setup';

const MINUTE_MS = 60_000;

/** For work in the background, which the answer does not wait for. */
const untilFilled = async (list: readonly unknown[]): Promise<void> => {
  while (list.length === 0) await pause(2);
};

const setUp = signInSetUp();

describe('requesting a sign-in link', () => {
  it('a link is mailed and its nonce is stored for 15 minutes when the address has an account (F-34)', async () => {
    const { ask, mails, lastCode, repositories, clock, units } = await setUp();
    await ask();
    expect(mails).toMatchObject([{ to: 'amy@council.example' }]);
    const link = await repositories.links.find('u1');
    expect(lastCode()).toBe(`amy@council.example,id-of-${link?.nonce}`);
    expect(link?.expiresAt).toEqual(new Date(clock.now().getTime() + 15 * MINUTE_MS));
    expect(units.events).toEqual([]);
  });

  it('repeated requests mail the same link once a minute and five times, with its remaining time', async () => {
    const { ask, mails, clock } = await setUp();
    for (let second = 0; second < 10 * 60; second += 10) {
      await ask();
      clock.advance(10_000);
    }
    expect(mails).toHaveLength(5);
    expect(new Set(mails.map(({ text }) => /code=(\S+)/.exec(text)?.[1])).size).toBe(1);
    expect(mails.map(({ text }) => /for (\d+) minutes/.exec(text)?.[1])).toEqual(['15', '14', '13', '12', '11']);
  });

  it('a new link begins when the former one was used or has expired', async () => {
    const { ask, mails, redeem, lastCode, clock } = await setUp();
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

  it('an address without account is refused and nothing is mailed (E-59)', async () => {
    const { ask, mails } = await setUp();
    await expect(ask('nobody@x.example')).rejects.toMatchObject({ code: 'account_not_found' });
    expect(mails).toEqual([]);
  });

  it('an address without account gets the same answer when answers are neutral (E-59)', async () => {
    const { ask, mails } = await setUp({ isNeutral: true });
    await expect(ask('nobody@x.example')).resolves.toBeUndefined();
    expect(mails).toEqual([]);
  });

  it('a request fails when the mail server is unavailable, and only logs it when answers are neutral', async () => {
    const away = { send: () => Promise.reject(new DomainError('mail_failed')) };
    const open = await setUp({ mailer: away });
    await expect(open.ask()).rejects.toMatchObject({ code: 'mail_failed' });
    // Nothing was sent, so the next request does not have to wait.
    await expect(open.ask()).rejects.toMatchObject({ code: 'mail_failed' });
    const errors: string[] = [];
    const logger = { error: (_fields: object, message: string) => void errors.push(message) };
    await open.units.empty();
    const neutral = await setUp({ mailer: away, isNeutral: true, neutralAnswerMs: 20, logger });
    await expect(neutral.ask()).resolves.toBeUndefined();
    await untilFilled(errors);
    expect(errors).toHaveLength(1);
  });

  it('the next request is refused after 60 from an address prefix in 15 minutes, with or without account (F-61)', async () => {
    const { ask, clock, refused } = await setUp({ isNeutral: true });
    for (let index = 0; index < 60; index++) await ask(`p${index}@x.example`, `2001:db8::${index + 1}`);
    const next = () => ask('p61@x.example', '2001:db8::61');
    await expect(next()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 900 });
    expect(refused.at(-1)).toBe('too_many');
    clock.advance(15 * MINUTE_MS);
    await expect(next()).resolves.toBeUndefined();
  });

  it("an account's owner gets the mail even when the limit of a shared address is reached", async () => {
    const { ask, mails, user } = await setUp({ isNeutral: true });
    for (let index = 0; index < 60; index++) await ask(`p${index}@x.example`);
    await expect(ask(user.email)).rejects.toMatchObject({ code: 'rate_limited' });
    await untilFilled(mails);
    expect(mails).toMatchObject([{ to: user.email }]);
  });

  it('a request is not counted when the browser signed in with the mailbox before', async () => {
    const { ask, mails, user } = await setUp({ isNeutral: true });
    for (let index = 0; index < 60; index++) await ask(`p${index}@x.example`);
    await expect(ask(user.email, '192.0.2.1', true)).resolves.toBeUndefined();
    await untilFilled(mails);
    expect(mails).toHaveLength(1);
  });
});

describe('redeeming a code', () => {
  it('a valid code creates a session under a hash, records the sign-in and publishes it', async () => {
    const { redeem, ask, lastCode, repositories, clock, units } = await setUp();
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
  it.each(wrong)('a code that is %s is refused without session or event (E-57)', async (_name, spoil) => {
    const { redeem, ask, lastCode, repositories, clock, units } = await setUp();
    await repositories.users.add(userOf('u2', { email: 'ben@council.example' }));
    await ask();
    const code = spoil(lastCode(), clock.advance);
    await expect(redeem({ code })).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.events).toEqual([]);
    expect((await repositories.users.find('u1'))?.lastLoginAt).toBeNull();
  });

  it('a used code is refused without further events (F-34)', async () => {
    const { redeem, ask, lastCode, units } = await setUp();
    await ask();
    await redeem({ code: lastCode() });
    await expect(redeem({ code: lastCode() })).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.events).toHaveLength(1);
  });
});

describe('a support link (F-57)', () => {
  const issued = async () => {
    const set = await setUp();
    const { url, expiresAt } = await issueSupportLink(set.context, set.user.email, set.tools);
    const tokens = new URLSearchParams(new URL(url).hash.slice(1));
    const pair = { accessToken: tokens.get('access_token') ?? '', refreshToken: tokens.get('refresh_token') ?? '' };
    return { ...set, pair, expiresAt };
  };

  it('a support link signs in once within 15 minutes', async () => {
    const { redeem, pair, expiresAt, clock, units } = await issued();
    expect(expiresAt).toEqual(new Date(clock.now().getTime() + 15 * MINUTE_MS));
    expect((await redeem(pair)).actor.userId).toBe('u1');
    await expect(redeem(pair)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.eventsOf(userSignedInEvent)).toHaveLength(1);
  });

  it('a support link is refused when half of it is missing or it has expired, and its refresh id is no mail code', async () => {
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

  it('a support link is not created when the address has no account', async () => {
    const { context, tools } = await setUp();
    const link = issueSupportLink(context, 'nobody@x.example', tools);
    await expect(link).rejects.toMatchObject({ code: 'account_not_found' });
  });
});

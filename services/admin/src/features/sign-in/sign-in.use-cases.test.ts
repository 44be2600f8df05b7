import { DomainError, userSignedInEvent } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { hashOfSecret } from '../../secrets/random-secret';
import { createSupportTokens } from '../../secrets/support-token';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { userOf } from '../../testing/samples';
import { issueSupportLink } from './issue-support-link.use-case';
import { redeemCode, redeemSupportLink } from './redeem-code.use-case';
import { sendSignInLink } from './send-sign-in-link.use-case';
import type { SignInDeps } from './sign-in.deps';

const MINUTE_MS = 60_000;
const ORIGIN = 'https://folkmoot.example';

interface Sent {
  to: string;
  text: string;
}

/** Codes that say openly what is in them; proving them is the business of `secrets/magic-link`. */
const openLinks: SignInDeps['magicLinks'] = {
  link: async ({ email, id }) => `${ORIGIN}/auth?code=${email},${id}`,
  read: async (code) => {
    const [email = '', id] = code.split(',');
    return id ? { email, id } : null;
  },
};

const ground = async (given: Partial<SignInDeps> = {}) => {
  const fake = fakeDeps();
  const mails: Sent[] = [];
  const deps: SignInDeps = {
    ...fake.deps,
    mailer: { send: async ({ to, text }) => void mails.push({ to: String(to), text }) },
    magicLinks: openLinks,
    supportTokens: createSupportTokens('k'.repeat(32)),
    isNeutral: false,
    neutralAnswerMs: 0,
    logger: silentLogger,
    productName: 'Folkmoot',
    supportEmail: 'support@folkmoot.example',
    publicOrigin: ORIGIN,
    ...given,
  };
  const user = await fake.repositories.users.add(userOf('u1', { email: 'amy@council.example' }));
  const ask = (email = user.email, address = '192.0.2.1') => sendSignInLink(deps, { email, address });
  const lastCode = () => /code=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  return { ...fake, deps, mails, user, ask, lastCode };
};

describe('asking for a sign-in link', () => {
  it('for an account, mails a link whose id is kept as a hash for 15 minutes (F-34)', async () => {
    const { ask, mails, lastCode, repositories, clock, units } = await ground();
    await ask();
    expect(mails).toMatchObject([{ to: 'amy@council.example' }]);
    const id = lastCode().split(',')[1] ?? '';
    expect(await repositories.codes.redeem(id, 'link', clock.now())).toBeNull();
    const late = new Date(clock.now().getTime() + 15 * MINUTE_MS);
    expect(await repositories.codes.redeem(hashOfSecret(id), 'link', late)).toBeNull();
    expect(await repositories.codes.redeem(hashOfSecret(id), 'link', clock.now())).toMatchObject({ userId: 'u1' });
    expect(units.events).toEqual([]);
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
    const errors: string[] = [];
    const logger = { error: (_fields: object, message: string) => void errors.push(message) };
    const neutral = await ground({ mailer: away, isNeutral: true, neutralAnswerMs: 20, logger });
    await expect(neutral.ask()).resolves.toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['20 per mailbox', 20, (index: number) => ['amy@council.example', `192.0.2.${index}`] as const],
    ['60 per address prefix', 60, (index: number) => [`p${index}@x.example`, `2001:db8::${index + 1}`] as const],
  ])('%s in 15 minutes, lets that many through, account or not (F-61)', async (_name, limit, request) => {
    const { ask, clock } = await ground({ isNeutral: true });
    for (let index = 0; index < limit; index++) await ask(...request(index));
    await expect(ask(...request(limit))).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 900 });
    clock.advance(15 * MINUTE_MS);
    await expect(ask(...request(limit))).resolves.toBeUndefined();
  });
});

describe('redeeming a code', () => {
  it('that is good, makes a session under a hash, notes the sign-in and tells of it', async () => {
    const { deps, ask, lastCode, repositories, clock, units } = await ground();
    await ask();
    const { actor, sessionId } = await redeemCode(deps, lastCode());
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
    const { deps, ask, lastCode, repositories, clock, units } = await ground();
    await repositories.users.add(userOf('u2', { email: 'ben@council.example' }));
    await ask();
    const code = spoil(lastCode(), clock.advance);
    await expect(redeemCode(deps, code)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.events).toEqual([]);
    expect((await repositories.users.find('u1'))?.lastLoginAt).toBeNull();
  });

  it('that was used, is refused and tells nothing more (F-34)', async () => {
    const { deps, ask, lastCode, units } = await ground();
    await ask();
    await redeemCode(deps, lastCode());
    await expect(redeemCode(deps, lastCode())).rejects.toMatchObject({ code: 'code_invalid' });
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
    const { deps, pair, expiresAt, clock, units } = await issued();
    expect(expiresAt).toEqual(new Date(clock.now().getTime() + 15 * MINUTE_MS));
    expect((await redeemSupportLink(deps, pair)).actor.userId).toBe('u1');
    await expect(redeemSupportLink(deps, pair)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.eventsOf(userSignedInEvent)).toHaveLength(1);
  });

  it('in half, or too late, is refused; the refresh id is no code of a mail', async () => {
    const { deps, pair, user, clock, units } = await issued();
    await expect(redeemSupportLink(deps, { ...pair, accessToken: 'x' })).rejects.toMatchObject({
      code: 'code_invalid',
    });
    await expect(redeemSupportLink(deps, { ...pair, refreshToken: 'x' })).rejects.toMatchObject({
      code: 'code_invalid',
    });
    const asCode = redeemCode(deps, `${user.email},${pair.refreshToken}`);
    await expect(asCode).rejects.toMatchObject({ code: 'code_invalid' });
    clock.advance(15 * MINUTE_MS);
    await expect(redeemSupportLink(deps, pair)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(units.events).toEqual([]);
  });

  it('for an address without account, is not made', async () => {
    const { deps } = await ground();
    await expect(issueSupportLink(deps, 'nobody@x.example')).rejects.toMatchObject({ code: 'account_not_found' });
  });
});

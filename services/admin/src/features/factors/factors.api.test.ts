import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  addPasskeyOperation,
  cancelPendingSignInOperation,
  checkFreshSignInOperation,
  confirmAppOperation,
  confirmSessionOperation,
  createSessionOperation,
  eraseStaffDataOperation,
  factorChangedEvent,
  finishPendingSignInOperation,
  getCouncilFactorsOperation,
  getOwnFactorsOperation,
  getSessionOperation,
  listMembersOperation,
  readPendingSignInOperation,
  readStaffDataOperation,
  removeAppOperation,
  removePasskeyOperation,
  renamePasskeyOperation,
  renewRecoveryCodesOperation,
  requireFactorsOperation,
  resetFactorsByCommandOperation,
  resetMemberFactorsOperation,
  resolveSessionOperation,
  startAppOperation,
  startConfirmationOperation,
  startPasskeyOperation,
  startPendingPasskeyOperation,
  systemActor,
  type UserActor,
} from '@folkmoot/contracts';
import { guideRequest, otherCouncil, requestsInGuide, until, userActor } from '@folkmoot/service-kit/testing';
// The service loads it on demand. It changes `Reflect`, which must not happen while tests run.
import '@simplewebauthn/server';
import { Secret, TOTP } from 'otpauth';
import {
  type AdminTestService,
  askForLink,
  cookieOf,
  keptCookies,
  lastCode,
  type MadeUser,
  makeCouncils,
  makeUser,
  postForm,
  signIn,
  startAdminService,
} from '../../testing/fixtures';
import { createSoftwareAuthenticator, type Lies } from '../../testing/software-authenticator';

const ORIGIN = 'http://localhost:8080';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const STEP_MS = 30_000;

let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
  await makeCouncils(service);
});
afterAll(() => service.stop());

type Person = MadeUser & { actor: UserActor };

const person = async (options: Parameters<typeof makeUser>[1] = {}): Promise<Person> => {
  const user = await makeUser(service, options);
  const { actor } = await signIn(service, user, { role: options.role ?? 'council_staff' });
  return { ...user, actor };
};

const addPasskey = async ({ actor }: Person, lies: Lies = {}) => {
  const device = createSoftwareAuthenticator(ORIGIN);
  const { options } = (await service.call(startPasskeyOperation, { as: actor })).body;
  const body = { name: 'Phone', response: device.make(options, lies) };
  const added = await service.call(addPasskeyOperation, { as: actor, body });
  return { device, body, added };
};

const codeAt = (secret: string, moment = service.clock.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: moment.getTime() });

const addApp = async ({ actor }: Person) => {
  const { secret } = (await service.call(startAppOperation, { as: actor })).body;
  const added = await service.call(confirmAppOperation, { as: actor, body: { code: codeAt(secret) } });
  // The code that confirmed the app is used.
  service.clock.advance(STEP_MS);
  return { secret, added, recoveryCodes: added.body.recoveryCodes ?? [] };
};

let networks = 0;

/** Redeems a new link. Returns the cookie of the sign-in that waits. */
const begin = async ({ email }: MadeUser) => {
  service.clock.advance(MINUTE_MS);
  networks += 1;
  await askForLink(service, email, `198.51.100.${networks}`);
  const { status, body, headers } = await service.call(createSessionOperation, { body: { code: lastCode(service) } });
  expect([status, body.code, cookieOf(headers)]).toEqual([403, 'second_factor_required', '']);
  return keptCookies(headers);
};
const finish = (headers: { cookie: string }, body: object) =>
  service.call(finishPendingSignInOperation, { headers, body });
const passkeyOptions = async (headers: { cookie: string }) =>
  (await service.call(startPendingPasskeyOperation, { headers })).body.options;

describe('a sign-in with a passkey', () => {
  it('begins a session only after the passkey was used', async () => {
    const ada = await person();
    const { device, added } = await addPasskey(ada);
    expect([added.status, added.body.recoveryCodes]).toEqual([201, expect.any(Array)]);
    expect(new Set(added.body.recoveryCodes).size).toBe(10);
    const cookies = await begin(ada);
    expect(cookies.cookie).toMatch(/^folkmoot_pending=[\w-]{43}; folkmoot_known=/);
    expect((await service.call(readPendingSignInOperation, { headers: cookies })).body).toMatchObject({
      account: `${ada.email[0]}***@council.example`,
      kinds: ['passkey'],
      hasRecoveryCodes: true,
      helper: 'council-admin',
    });
    const done = await finish(cookies, { passkey: device.use(await passkeyOptions(cookies)) });
    expect([done.status, done.body.user.id, done.body.secondFactor]).toEqual([
      201,
      ada.id,
      { kinds: ['passkey'], recoveryCodesLeft: 10, dueAt: null, mustSetUp: false },
    ]);
    expect(cookieOf(done.headers)).toMatch(/^[\w-]{43}$/);
    const again = await finish(cookies, { code: '000000' });
    expect([again.status, again.body.code]).toEqual([401, 'pending_sign_in_over']);
  });

  it.each<[string, Lies]>([
    ['comes from another origin', { origin: 'https://evil.example' }],
    ['is for another host', { rpId: 'evil.example' }],
    ['answers another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['comes from a device whose owner did not prove who they are', { isVerified: false }],
    ['has a count of uses that went back', { counter: 1 }],
  ])('is refused when the answer of the device %s', async (_, lies) => {
    const ada = await person();
    const { device } = await addPasskey(ada);
    const cookies = await begin(ada);
    await finish(cookies, { passkey: device.use(await passkeyOptions(cookies), { counter: 5 }) });
    const next = await begin(ada);
    const refused = await finish(next, { passkey: device.use(await passkeyOptions(next), { counter: 6, ...lies }) });
    expect([refused.status, refused.body.code, cookieOf(refused.headers)]).toEqual([422, 'passkey_refused', '']);
  });

  it("is refused when the answer is repeated, or is that of another person's passkey or sign-in", async () => {
    const [ada, ben] = [await person(), await person()];
    const [{ device }, { device: theirs }] = [await addPasskey(ada), await addPasskey(ben)];
    const cookies = await begin(ada);
    const options = await passkeyOptions(cookies);
    expect((await finish(cookies, { passkey: theirs.use(options) })).body.code).toBe('passkey_refused');
    // The challenge is used up, although the proof was wrong.
    expect((await finish(cookies, { passkey: device.use(options) })).body.code).toBe('passkey_refused');
    const own = await begin(ben);
    await passkeyOptions(own);
    expect((await finish(own, { passkey: device.use(await passkeyOptions(cookies)) })).body.code).toBe(
      'passkey_refused',
    );
  });

  it('is refused when a passkey is added with an answer from another page, or with a repeated one', async () => {
    const ada = await person();
    expect((await addPasskey(ada, { origin: 'https://evil.example' })).added.body.code).toBe('passkey_refused');
    expect((await addPasskey(ada, { rpId: 'evil.example' })).added.body.code).toBe('passkey_refused');
    const { body } = await addPasskey(ada);
    const repeated = await service.call(addPasskeyOperation, { as: ada.actor, body });
    expect([repeated.status, repeated.body.code]).toEqual([422, 'passkey_refused']);
  });
});

describe('a sign-in with a code', () => {
  it('accepts a code once, of this step or its neighbours, and keeps the secret encrypted', async () => {
    const ada = await person();
    const { secret } = await addApp(ada);
    const code = codeAt(secret);
    expect((await finish(await begin(ada), { code: codeAt(secret) })).status).toBe(201);
    const cookies = await begin(ada);
    expect((await finish(cookies, { code })).body.code).toBe('code_wrong');
    const next = codeAt(secret, new Date(service.clock.now().getTime() + STEP_MS));
    expect((await finish(cookies, { code: ` ${next.slice(0, 3)} ${next.slice(3)}` })).status).toBe(201);
    await askForLink(service, ada.email);
    const used = await service.call(createSessionOperation, { body: { code: lastCode(service) } });
    expect((await finish(keptCookies(used.headers), { code: next })).body.code).toBe('code_used');
    const stored = JSON.stringify(await service.connection.collection('factors').find().toArray());
    expect(stored).not.toContain(secret.replaceAll(' ', ''));
  });

  it('ends after five wrong codes, and a new one is refused after ten in a quarter of an hour, but a passkey is not', async () => {
    const ada = await person();
    const { device } = await addPasskey(ada);
    const { secret } = await addApp(ada);
    const cookies = await begin(ada);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt++) codes.push((await finish(cookies, { code: '000000' })).body.code);
    expect(codes).toEqual([...Array(4).fill('code_wrong'), 'pending_sign_in_over', 'pending_sign_in_over']);
    const second = await begin(ada);
    for (let attempt = 0; attempt < 4; attempt++) await finish(second, { recoveryCode: 'aaaa-bbbb-cccc' });
    const limited = await finish(second, { code: codeAt(secret) });
    expect([limited.status, limited.body.code]).toEqual([429, 'too_many_codes']);
    expect(limited.body.detail).toContain('Wait 15 minutes');
    const passkey = device.use(await passkeyOptions(second));
    expect((await finish(second, { passkey })).status).toBe(201);
  });

  it('accepts each recovery code once, however it is typed, and mails its use', async () => {
    const ada = await person();
    const { recoveryCodes } = await addApp(ada);
    const [first = '', second = ''] = recoveryCodes;
    const cookies = await begin(ada);
    const done = await finish(cookies, { recoveryCode: first.toUpperCase().replaceAll('-', ' ') });
    expect([done.status, done.body.secondFactor?.recoveryCodesLeft]).toEqual([201, 9]);
    const next = await begin(ada);
    expect((await finish(next, { recoveryCode: first })).body.code).toBe('code_wrong');
    await until(() => service.mails.some(({ to, text }) => to === ada.email && text.includes('A recovery code of')));
    await service.call(renewRecoveryCodesOperation, {
      as: { ...ada.actor, signedInAt: service.clock.now().toISOString() },
    });
    expect((await finish(next, { recoveryCode: second })).body.code).toBe('code_wrong');
    const stored = JSON.stringify(await service.connection.collection('factors').find().toArray());
    expect(stored).not.toContain(second);
  });
});

describe('a sign-in that waits for its second factor', () => {
  it('is worth nothing elsewhere, without its cookie, after ten minutes, or after it was given up', async () => {
    const ada = await person();
    const { secret } = await addApp(ada);
    const cookies = await begin(ada);
    const token = /folkmoot_pending=([^;]*)/.exec(cookies.cookie)?.[1] ?? '';
    const resolved = await service.call(resolveSessionOperation, {
      as: systemActor('gateway'),
      body: { sessionId: token },
    });
    expect(resolved.body.actor).toBeNull();
    expect((await service.call(finishPendingSignInOperation, { body: { code: codeAt(secret) } })).body.code).toBe(
      'pending_sign_in_over',
    );
    service.clock.advance(10 * MINUTE_MS);
    expect((await finish(cookies, { code: codeAt(secret) })).body.code).toBe('pending_sign_in_over');
    const cancelled = await begin(ada);
    await service.call(cancelPendingSignInOperation, { headers: cancelled });
    expect((await finish(cancelled, { code: codeAt(secret) })).body.code).toBe('pending_sign_in_over');
  });

  it('begins for browsers without script too, and for links that the operator made', async () => {
    const ada = await person();
    await addApp(ada);
    service.clock.advance(MINUTE_MS);
    await askForLink(service, ada.email);
    const posted = await postForm(service, lastCode(service), { confirm: 'yes' });
    expect([posted.status, posted.headers.get('location'), cookieOf(posted.headers)]).toEqual([
      303,
      '/auth?awaits=second-factor',
      '',
    ]);
  });

  it('does not say for an address without an account or without a factor more than before', async () => {
    const ben = await person();
    service.clock.advance(MINUTE_MS);
    const plain = await askForLink(service, ben.email);
    const ada = await person();
    await addApp(ada);
    service.clock.advance(MINUTE_MS);
    const protectedOne = await askForLink(service, ada.email);
    expect([protectedOne.status, protectedOne.text]).toEqual([plain.status, plain.text]);
  });
});

describe('an act that needs a fresh sign-in', () => {
  const fresh = (as: UserActor) => service.call(checkFreshSignInOperation, { as });
  const later = async (cookie: string) =>
    (await service.call(resolveSessionOperation, { as: systemActor('gateway'), body: { sessionId: cookie } })).body
      .actor as UserActor;

  it('is possible after the person confirmed by a second factor, for five minutes', async () => {
    const user = await makeUser(service);
    const { actor, cookie } = await signIn(service, user);
    const ada = { ...user, actor };
    const { secret } = await addApp(ada);
    const { device } = await addPasskey(ada);
    service.clock.advance(6 * MINUTE_MS);
    expect((await fresh(await later(cookie))).body.code).toBe('fresh_sign_in_required');
    const wrong = await service.call(confirmSessionOperation, { as: actor, body: { code: '000000' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'code_wrong']);
    expect((await service.call(confirmSessionOperation, { as: actor, body: { code: codeAt(secret) } })).status).toBe(
      200,
    );
    expect((await fresh(await later(cookie))).status).toBe(204);
    service.clock.advance(6 * MINUTE_MS);
    expect((await fresh(await later(cookie))).status).toBe(403);
    const { options } = (await service.call(startConfirmationOperation, { as: actor })).body;
    const body = { passkey: device.use(options) };
    expect((await service.call(confirmSessionOperation, { as: actor, body })).status).toBe(200);
    expect((await fresh(await later(cookie))).status).toBe(204);
    expect((await service.call(confirmSessionOperation, { as: actor, body })).body.code).toBe('passkey_refused');
  });

  it('cannot be confirmed by somebody without a second factor', async () => {
    const ben = await person();
    const { status, body } = await service.call(confirmSessionOperation, { as: ben.actor, body: { code: '000000' } });
    expect([status, body.code]).toEqual([409, 'no_factor']);
  });
});

describe('the second factors of a person', () => {
  it('are listed without keys, renamed, removed and mailed at each change, and the last takes the codes with it', async () => {
    const ada = await person();
    const { device } = await addPasskey(ada);
    await addApp(ada);
    const as = ada.actor;
    const params = { passkeyId: device.id };
    await service.call(renamePasskeyOperation, { as, params, body: { name: 'Work laptop' } });
    const { body, text } = await service.call(getOwnFactorsOperation, { as });
    expect(body).toMatchObject({ passkeys: [{ name: 'Work laptop', lastUsedAt: null }], recoveryCodesLeft: 10 });
    expect(text).not.toMatch(/publicKey|sealed/);
    expect((await service.call(removePasskeyOperation, { as, params })).status).toBe(204);
    expect((await service.call(removeAppOperation, { as })).status).toBe(204);
    expect((await service.call(getOwnFactorsOperation, { as })).body).toMatchObject({
      kinds: [],
      recoveryCodesLeft: 0,
    });
    const subjects = () => service.mails.filter(({ to, subject }) => to === ada.email && /has changed/.test(subject));
    await until(() => subjects().length === 4);
    const changes = service.eventsOf(factorChangedEvent).filter(({ payload }) => payload.userId === ada.id);
    expect(changes.map(({ payload }) => payload.change)).toEqual([
      'passkey_added',
      'app_added',
      'passkey_removed',
      'app_removed',
    ]);
  });

  it('are exported with names and dates only, and erased with the person', async () => {
    const admin = await person({ role: 'council_admin' });
    const ada = await person();
    const { device } = await addPasskey(ada);
    const { email } = ada;
    const { body, text } = await service.call(readStaffDataOperation, { as: admin.actor, body: { email } });
    expect(body.account?.secondFactor).toMatchObject({
      passkeys: [{ name: 'Phone' }],
      app: null,
      recoveryCodesLeft: 10,
    });
    expect(text).not.toContain(device.id);
    await service.call(eraseStaffDataOperation, { as: admin.actor, body: { email } });
    expect(await service.connection.collection<{ _id: string }>('factors').findOne({ _id: ada.id })).toBeNull();
  });

  it('are reset by an admin of the same council, who cannot reset their own, and by the operator', async () => {
    const admin = await person({ role: 'council_admin' });
    const ada = await person();
    const { secret } = await addApp(ada);
    const cookies = await begin(ada);
    const reset = (userId: string, as: UserActor = admin.actor) =>
      service.call(resetMemberFactorsOperation, { as, params: { userId } });
    expect((await reset(ada.id, userActor({ councilId: otherCouncil, role: 'council_admin' }))).status).toBe(404);
    expect((await reset(admin.id)).body.code).toBe('own_account');
    const as = { ...admin.actor, signedInAt: service.clock.now().toISOString() };
    expect((await reset(ada.id, as)).status).toBe(204);
    expect((await reset(ada.id, as)).body.code).toBe('no_factor');
    expect((await finish(cookies, { code: codeAt(secret) })).body.code).toBe('pending_sign_in_over');
    expect(await service.connection.collection('sessions').countDocuments({ userId: ada.id })).toBe(0);
    await until(() => service.mails.some(({ to, text }) => to === ada.email && text.includes('An administrator of')));
    const operator = await person({ role: 'system_admin', councilId: null });
    await addApp(operator);
    const command = { as: systemActor('operator'), body: { email: operator.email } };
    expect((await service.call(resetFactorsByCommandOperation, command)).body).toEqual({
      userId: operator.id,
      removed: true,
    });
    expect((await service.call(resetFactorsByCommandOperation, command)).body.removed).toBe(false);
  });
});

describe('a required second factor', () => {
  const resolve = async (cookie: string) =>
    (await service.call(resolveSessionOperation, { as: systemActor('gateway'), body: { sessionId: cookie } })).body
      .actor as UserActor;

  it('is announced until the day of the council, then comes before anything else, and cannot be removed', async () => {
    const admin = await person({ role: 'council_admin' });
    const user = await makeUser(service);
    const { cookie } = await signIn(service, user);
    service.clock.advance(1_000);
    const require = (graceDays: number | null) =>
      service.call(requireFactorsOperation, {
        as: { ...admin.actor, signedInAt: service.clock.now().toISOString() },
        body: { graceDays },
      });
    const required = await require(5);
    expect(required.body.members).toContainEqual({ userId: user.id, name: 'Sam Jones', kinds: [] });
    const dueAt = new Date(service.clock.now().getTime() + 5 * DAY_MS).toISOString();
    expect(required.body.requirement?.dueAt).toBe(dueAt);
    const session = async () =>
      (await service.call(getSessionOperation, { as: await resolve(cookie) })).body.secondFactor;
    expect(await session()).toMatchObject({ dueAt, mustSetUp: false });
    // Somebody who joins now has no grace: accepting the invitation leads through the set-up.
    const invited = await signIn(service, await makeUser(service));
    expect(await resolve(invited.cookie)).toMatchObject({ mustSetUpFactor: true });
    service.clock.advance(5 * DAY_MS);
    const late = await resolve(cookie);
    expect([late.mustSetUpFactor, await session()]).toMatchObject([true, { mustSetUp: true }]);
    const refused = await service.call(listMembersOperation, { as: late });
    expect([refused.status, refused.body.code]).toEqual([403, 'factor_set_up_required']);
    const as = { ...late, signedInAt: service.clock.now().toISOString() };
    await addApp({ ...user, actor: as });
    expect((await resolve(cookie)).mustSetUpFactor).toBeUndefined();
    expect((await service.call(removeAppOperation, { as })).body.code).toBe('last_factor');
    expect((await require(null)).body.requirement).toBeNull();
    expect((await resolve(invited.cookie)).mustSetUpFactor).toBeUndefined();
    expect((await service.call(getCouncilFactorsOperation, { as: admin.actor })).body.requirement).toBeNull();
  });

  it('of system administrators begins 14 days after their first use', async () => {
    const user = await makeUser(service, { role: 'system_admin', councilId: null });
    const { cookie } = await signIn(service, user, { role: 'system_admin' });
    expect((await resolve(cookie)).mustSetUpFactor).toBeUndefined();
    service.clock.advance(6 * DAY_MS);
    await resolve(cookie);
    service.clock.advance(6 * DAY_MS);
    expect((await resolve(cookie)).mustSetUpFactor).toBeUndefined();
    service.clock.advance(2 * DAY_MS);
    expect((await resolve(cookie)).mustSetUpFactor).toBe(true);
  });
});

describe('the guide', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../../../../docs/guides/second-factor.md'), 'utf8');

  it('has requests that require a factor, show who has one, and reset a member', async () => {
    const boss = await person({ role: 'council_admin' });
    const member = await person();
    await addPasskey(member);
    const statuses: number[] = [];
    for (const text of requestsInGuide(guide)) {
      const { operation, params, body } = guideRequest(text, { 'USER-ID': member.id });
      statuses.push((await service.call(operation, { as: boss.actor, params, body })).status);
    }
    expect(statuses).toEqual([200, 200, 204]);
    const { body } = await service.call(getCouncilFactorsOperation, { as: boss.actor });
    expect(body.requirement?.graceDays).toBe(14);
    expect(body.members.find(({ userId }) => userId === member.id)?.kinds).toEqual([]);
    await service.call(requireFactorsOperation, { as: boss.actor, body: { graceDays: null } });
  });

  it('has a program whose code confirms an app', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'factors-'));
    const file = path.join(folder, 'code.mjs');
    writeFileSync(file, /```js\n(.*?)```/s.exec(guide)?.[1] ?? '');
    const { actor } = await person();
    const { secret } = (await service.call(startAppOperation, { as: actor })).body;
    const code = execFileSync(process.execPath, [file, secret]).toString().trim();
    rmSync(folder, { recursive: true });
    const moment = new Date();
    expect([-1, 0, 1].map((step) => codeAt(secret, new Date(moment.getTime() + step * STEP_MS)))).toContain(code);
  });
});

import {
  cancelAddressChangeOperation,
  confirmAddressChangeOperation,
  eraseStaffDataOperation,
  getOwnAddressChangeOperation,
  listAuditEntriesOperation,
  readAddressChangeOperation,
  readStaffDataOperation,
  requestAddressChangeOperation,
  resetMemberFactorsOperation,
  type UserActor,
  updateOwnProfileOperation,
  userAddressChangedEvent,
  userChangedEvent,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import {
  type AdminTestService,
  askForLink,
  lastCode,
  type MadeUser,
  makeCouncils,
  makeSso,
  makeUser,
  redeem,
  signIn,
  startAdminService,
} from '../../testing/fixtures';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NEW = 'new@home.example';

let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

type Person = MadeUser & { actor: UserActor };

const person = async (options: Parameters<typeof makeUser>[1] = {}): Promise<Person> => {
  const user = await makeUser(service, options);
  const councilId = options.councilId === undefined ? ownCouncil : options.councilId;
  const { actor } = await signIn(service, user, { role: options.role ?? 'council_staff', councilId });
  return { ...user, actor };
};
const ask = ({ actor }: Pick<Person, 'actor'>, email = NEW) =>
  service.call(requestAddressChangeOperation, { as: actor, body: { email } });
const tokenTo = (email: string): string =>
  /\/auth\/address\/([\w-]+)/.exec(service.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const read = (token: string) => service.call(readAddressChangeOperation, { params: { token } });
const confirm = (token: string) => service.call(confirmAddressChangeOperation, { params: { token } });
const pending = async ({ actor }: Pick<Person, 'actor'>) =>
  (await service.call(getOwnAddressChangeOperation, { as: actor })).body;
const storedUser = (id: string) => service.connection.collection<{ _id: string }>('users').findOne({ _id: id });
const everything = async (): Promise<string> => {
  const collections = await service.connection.listCollections();
  const dumps = await Promise.all(collections.map(({ name }) => service.connection.collection(name).find().toArray()));
  return JSON.stringify(dumps);
};

describe('the own name', () => {
  it('changes at once and is published, and stays when it is the same or not valid', async () => {
    const ada = await person();
    const rename = (name: string) => service.call(updateOwnProfileOperation, { as: ada.actor, body: { name } });
    expect((await rename('  Ada Byron ')).body).toMatchObject({ id: ada.id, name: 'Ada Byron', email: ada.email });
    expect((await rename('Ada Byron')).status).toBe(200);
    expect(await storedUser(ada.id)).toMatchObject({ name: 'Ada Byron', searchText: `ada byron ${ada.email}` });
    const refused = await rename('   ');
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: [{ path: 'name', message: 'Enter a value.' }] },
    ]);
    expect((await rename('x'.repeat(121))).status).toBe(400);
    await service.settled();
    expect(service.eventsOf(userChangedEvent).map(({ payload }) => payload.user.name)).toEqual(['Ada Byron']);
  });
});

describe('the own language', () => {
  it('is stored with the user and published, keeps the name, and is one that the screens have', async () => {
    const ada = await person();
    const choose = (language: unknown) =>
      service.call(updateOwnProfileOperation, { as: ada.actor, body: { language } as { language: 'cy' } });
    expect((await choose('cy')).body).toMatchObject({ id: ada.id, name: 'Sam Jones', language: 'cy' });
    expect((await choose('cy')).status).toBe(200);
    expect(await storedUser(ada.id)).toMatchObject({ name: 'Sam Jones', language: 'cy' });
    expect((await choose('pl')).status).toBe(400);
    expect((await choose('en')).body).toMatchObject({ language: 'en' });
    await service.settled();
    expect(service.eventsOf(userChangedEvent).map(({ payload }) => payload.user.language)).toEqual(['cy', 'en']);
  });
});

describe('a new address', () => {
  it('is used only after its mailbox confirmed it, and the former address is told and signs nobody in', async () => {
    const ada = await person();
    const asked = await ask(ada, ' NEW@home.example');
    expect([asked.status, asked.body]).toMatchObject([202, { email: NEW }]);
    const token = tokenTo(NEW);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await everything()).not.toContain(token);
    expect(await pending(ada)).toMatchObject({ email: NEW, isByProvider: false });
    await askForLink(service, ada.email);
    const formerCode = lastCode(service);

    expect((await read(token)).body).toEqual({ email: NEW });
    expect(await storedUser(ada.id)).toMatchObject({ email: ada.email });
    expect((await confirm(token)).body).toEqual({ email: NEW });
    expect(await storedUser(ada.id)).toMatchObject({ email: NEW, searchText: `sam jones ${NEW}` });
    expect(await pending(ada)).toEqual({ email: null, expiresAt: null, isByProvider: false });
    expect(await service.connection.collection('sessions').countDocuments({ userId: ada.id })).toBe(1);

    expect(await service.connection.collection('signInLinks').countDocuments()).toBe(0);
    expect((await redeem(service, formerCode)).body.code).toBe('code_invalid');
    expect((await askForLink(service, ada.email)).body.code).toBe('account_not_found');
    await askForLink(service, NEW, '192.0.2.2');
    expect((await redeem(service, lastCode(service))).status).toBe(201);

    await until(() => service.mails.some(({ to, subject }) => to === ada.email && subject.endsWith('has changed')));
    const notice = service.mails.findLast(({ to }) => to === ada.email);
    expect(notice?.text).toContain('n***@home.example');
    expect(notice?.text).toContain('support@folkmoot.example');
    expect(notice?.text).not.toContain(NEW);
    await until(async () => (await service.connection.collection('addressNotices').countDocuments()) === 0);

    await service.settled();
    const events = service.eventsOf(userAddressChangedEvent);
    expect(events.map(({ payload, councilId }) => [payload, councilId])).toEqual([[{ userId: ada.id }, ownCouncil]]);
    const system = userActor({ role: 'system_admin', councilId: null });
    const { items } = (await service.call(listAuditEntriesOperation, { as: system })).body;
    expect(items.map(({ action, actor }) => `${action} by ${actor.name}`)).toContain(
      'user.address-changed by Sam Jones',
    );
  });

  it('is confirmed once when ten requests use the link at once', async () => {
    const ada = await person();
    await ask(ada);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(tokenTo(NEW))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    await service.settled();
    expect(service.eventsOf(userAddressChangedEvent)).toHaveLength(1);
  });

  it.each([
    ['unknown', async () => 'x'],
    [
      'used',
      async (ada: Person) => {
        await ask(ada);
        await confirm(tokenTo(NEW));
        return tokenTo(NEW);
      },
    ],
    [
      'expired',
      async (ada: Person) => {
        await ask(ada);
        service.clock.advance(24 * HOUR_MS);
        return tokenTo(NEW);
      },
    ],
    [
      'replaced by a newer one',
      async (ada: Person) => {
        await ask(ada);
        await ask(ada, 'other@home.example');
        return tokenTo(NEW);
      },
    ],
    [
      'cancelled',
      async (ada: Person) => {
        await ask(ada);
        await service.call(cancelAddressChangeOperation, { as: ada.actor });
        return tokenTo(NEW);
      },
    ],
    [
      'of a deactivated account',
      async (ada: Person) => {
        await ask(ada);
        await service.connection
          .collection<{ _id: string }>('users')
          .updateOne({ _id: ada.id }, { $set: { status: 'inactive' } });
        return tokenTo(NEW);
      },
    ],
  ])('is refused in the same words when its link is %s', async (_, linkOf) => {
    const token = await linkOf(await person());
    for (const answer of [await read(token), await confirm(token)]) {
      expect([answer.status, answer.body]).toMatchObject([404, { detail: 'This link no longer works.' }]);
    }
  });

  it('that another account has is asked for with the same answer, and refused when the mailbox confirms it', async () => {
    const theirs = await person({ councilId: otherCouncil });
    const ada = await person();
    const [free, taken] = [await ask(ada), await ask(ada, theirs.email)];
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    const answer = await confirm(tokenTo(theirs.email));
    expect([answer.status, answer.body.code]).toEqual([409, 'address_taken']);
    expect(await storedUser(ada.id)).toMatchObject({ email: ada.email });
  });

  it('goes to one of two accounts when both confirm it at once', async () => {
    const [ada, ben] = [await person(), await person()];
    await ask(ada);
    const first = tokenTo(NEW);
    await ask(ben);
    const answers = await Promise.all([confirm(first), confirm(tokenTo(NEW))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.code)).toContain('address_taken');
  });

  it('is not asked for when it is the present one, the sign-in is old, or there were five within an hour', async () => {
    const ada = await person();
    expect((await ask(ada, ada.email.toUpperCase())).body.code).toBe('address_unchanged');
    for (let count = 0; count < 5; count += 1) expect((await ask(ada)).status).toBe(202);
    expect((await ask(ada)).body.code).toBe('too_many_requests');
    service.clock.advance(6 * MINUTE_MS);
    expect((await ask(ada)).body.code).toBe('fresh_sign_in_required');
  });

  it('is neither asked for nor confirmed when the council requires its provider', async () => {
    const ada = await person();
    await ask(ada);
    await makeSso(service, { domainId: 'own' });
    await service.connection
      .collection<{ _id: string }>('ssoConnections')
      .updateOne({ _id: ownCouncil }, { $set: { isOn: true, isRequired: true } });
    expect(await pending(ada)).toMatchObject({ isByProvider: true });
    expect((await ask(ada)).body.code).toBe('sso_required');
    expect((await confirm(tokenTo(NEW))).body.code).toBe('link_invalid');
  });

  it('is shown in the data of the person, and is gone when the person is erased or their factors are reset', async () => {
    const admin = await person({ role: 'council_admin' });
    const ada = await person();
    await ask(ada);
    const look = { as: admin.actor, body: { email: ada.email } };
    expect((await service.call(readStaffDataOperation, look)).body.account?.addressChange).toMatchObject({
      email: NEW,
    });
    expect((await service.call(eraseStaffDataOperation, look)).body.account).toBe(true);
    expect(await service.connection.collection('addressChanges').countDocuments()).toBe(0);
    expect((await confirm(tokenTo(NEW))).body.code).toBe('link_invalid');

    const ben = await person();
    await ask(ben);
    await service.connection.collection<{ _id: string }>('factors').insertOne({
      _id: ben.id,
      ...{ revision: 1, passkeys: [], recoveryCodes: [] },
      ...{ app: { sealedSecret: 'x' } },
    });
    const reset = { as: admin.actor, params: { userId: ben.id } };
    expect((await service.call(resetMemberFactorsOperation, reset)).status).toBe(204);
    expect((await confirm(tokenTo(NEW))).body.code).toBe('link_invalid');
  });

  it("of somebody without a council is changed, too, and the mails have the product's name", async () => {
    const system = await person({ role: 'system_admin', councilId: null });
    await ask(system);
    expect(service.mails.at(-1)).toMatchObject({ to: NEW, subject: 'Confirm your new email address for Folkmoot' });
    expect((await confirm(tokenTo(NEW))).status).toBe(200);
    await until(() => service.mails.some(({ to, subject }) => to === system.email && subject.endsWith('has changed')));
  });
});

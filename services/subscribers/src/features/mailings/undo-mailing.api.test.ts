import {
  getMailingOperation,
  type Mailing,
  mailingChangedEvent,
  sampleMailingOperation,
  undoMailingOperation,
} from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { mailingWhen, makeMailing, publishCampaign, send, sendAll } from '../../testing/mailings';

const UNDO_SECONDS = 60;
const UNDO_MS = UNDO_SECONDS * 1_000;

describe('the time to undo a mailing', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService({ mailingUndoSeconds: UNDO_SECONDS });
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCampaign(service);
    const tagIds = [(await makeTag(service)).id];
    await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds });
  });
  afterAll(() => service.stop());

  const subjects = () => service.mails.map(({ subject }) => subject);
  const undo = ({ id }: Mailing) => service.call(undoMailingOperation, { as: own, params: { mailingId: id } });
  const stateOf = async ({ id }: Mailing) =>
    (await service.call(getMailingOperation, { as: own, params: { mailingId: id } })).body.state;
  const draftOf = async (subject: string) => (await makeMailing(service, { subject })).body;
  /** Sends another mailing without the time to undo it. When it is done, the sender has passed over the others. */
  const passSender = async (subject: string) => {
    const mailing = await draftOf(subject);
    await send(service, mailing, { isImmediate: true });
    await mailingWhen(service, mailing.id);
  };

  it('a mailing waits until the time is over, and is then sent', async () => {
    const mailing = await draftOf('Waits');
    const { body } = await send(service, mailing);
    const until = new Date(service.clock.now().getTime() + UNDO_MS).toISOString();
    expect([body.state, body.sendAt, body.undoUntil]).toEqual(['scheduled', until, until]);
    service.clock.advance(UNDO_MS - 1);
    await passSender('Immediate');
    expect(subjects()).toEqual(['Immediate']);
    service.clock.advance(1);
    const done = await mailingWhen(service, mailing.id);
    expect([subjects(), done.undoUntil]).toEqual([['Immediate', 'Waits'], null]);
  });

  it('a mailing is a draft again and nothing is sent when it is undone', async () => {
    const mailing = await draftOf('Undone');
    await send(service, mailing);
    const { body } = await undo(mailing);
    expect([body.state, body.sendAt, body.undoUntil]).toEqual(['draft', null, null]);
    service.clock.advance(UNDO_MS);
    await passSender('Immediate');
    expect([await stateOf(mailing), subjects()]).toEqual(['draft', ['Immediate']]);
    await service.settled();
    const changes = service.eventsOf(mailingChangedEvent).filter(({ payload }) => payload.mailingId === mailing.id);
    expect(changes.map(({ payload }) => payload.change)).toEqual(['created', 'sending', 'undone']);
    expect((await undo(mailing)).body.code).toBe('transition_not_allowed');
    expect((await send(service, body)).status).toBe(200);
  });

  it('a mailing that waits is sent at once on request', async () => {
    const mailing = await draftOf('Now');
    const { body } = await send(service, mailing);
    expect((await send(service, body, { isImmediate: true })).body.undoUntil).toBeNull();
    await mailingWhen(service, mailing.id);
    expect(subjects()).toEqual(['Now']);
  });

  it('a mailing with a time of its own has no time to undo, and is taken off the schedule by it', async () => {
    const mailing = await draftOf('Later');
    const sendAt = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
    expect((await send(service, mailing, { sendAt })).body.undoUntil).toBeNull();
    expect((await undo(mailing)).body.state).toBe('draft');
  });

  it('undo is refused in plain words when the sending has begun', async () => {
    const mailing = await draftOf('Gone');
    await send(service, mailing, { isImmediate: true });
    await mailingWhen(service, mailing.id);
    const { status, body } = await undo(mailing);
    expect([status, body.code]).toEqual([409, 'mailing_under_way']);
    expect(body.detail).toMatch(/^Already sending:/);
  });

  it('a mailing is either undone or sent when undo and the sender come at the same time', async () => {
    for (const subject of ['First', 'Second', 'Third', 'Fourth']) {
      const mailing = await draftOf(subject);
      await send(service, mailing);
      service.clock.advance(UNDO_MS);
      const [{ status }] = await Promise.all([undo(mailing), service.jobs.schedule('subscribers.send-mailings', null)]);
      const isUndone = status === 200;
      if (isUndone) await passSender(`After ${subject}`);
      else await mailingWhen(service, mailing.id);
      expect([await stateOf(mailing), subjects().includes(subject)]).toEqual(
        isUndone ? ['draft', false] : ['done', true],
      );
    }
  });
});

describe('samples of a mailing', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const addPeople = async (names: readonly string[]) => {
    const tagIds = [(await makeTag(service)).id];
    for (const name of names) await makeSubscriber(service, own, { email: `${name}@residents.example`, tagIds });
  };
  const samplesOf = async ({ id }: Mailing) =>
    (await service.call(sampleMailingOperation, { as: own, params: { mailingId: id } })).body.items;

  it('samples are the message that three people get, without their personal links', async () => {
    await addPeople(['amy', 'ben', 'cat', 'dan']);
    const draft = (await makeMailing(service)).body;
    const samples = await samplesOf(draft);
    expect(new Set(samples.map(({ to }) => to)).size).toBe(3);
    await send(service, draft);
    await mailingWhen(service, draft.id);
    for (const sample of samples) {
      const mail = service.mails.find(({ to }) => to === sample.to);
      expect(mail?.subject).toBe(sample.subject);
      expect(sample.text).toContain('asks about Parks & ponds until further notice.');
      expect(sample.text).not.toContain('invitation=');
      expect(mail?.text.split('\n')[0]).toBe(sample.text.split('\n')[0]);
    }
  });

  it('samples leave out people who were invited when the mailing does', async () => {
    await addPeople(['amy', 'ben']);
    await sendAll(service);
    await addPeople(['new']);
    const audience = { of: 'everybody', withoutInvited: true };
    const samples = await samplesOf((await makeMailing(service, { audience })).body);
    expect(samples.map(({ to }) => to)).toEqual(['new@residents.example']);
  });

  it('a reminder has one sample without an address, because an address shows who has not answered', async () => {
    await addPeople(['amy']);
    await sendAll(service);
    const reminder = (await makeMailing(service, { kind: 'reminder', audience: { of: 'unanswered' } })).body;
    const samples = await samplesOf(reminder);
    expect(samples.map(({ to }) => to)).toEqual([null]);
    expect(JSON.stringify(samples)).not.toContain('amy');
  });
});

import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { begin, cancel, schedule } from './mailing.domain';
import { mailingModel } from './mailing.mongo';

const { repositoriesOf } = subscribersUnits([mailingModel]);
const own = () => repositoriesOf(ownCouncil).mailings;
const other = () => repositoriesOf(otherCouncil).mailings;

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));
type Mailings = ReturnType<typeof own>;

const drafted = (mailings: Mailings, minute: number) =>
  mailings.add(
    { campaignId: 'c1', kind: 'invitation', audience: { of: 'everybody' }, subject: `${minute}`, text: 'Text' },
    at(minute),
  );
const scheduled = async (mailings: Mailings, minute: number) =>
  mailings.save(schedule(await drafted(mailings, minute), at(minute)));
const ended = async (mailings: Mailings, minute: number) =>
  mailings.save(cancel(await scheduled(mailings, minute), at(minute + 10)));
const subjects = (mailings: readonly { subject: string }[]) => mailings.map(({ subject }) => subject);

describe('mailings', () => {
  it('mailings in some states are listed newest first, in their council only', async () => {
    await drafted(own(), 0);
    for (const minute of [1, 2, 3]) await scheduled(own(), minute);
    await ended(own(), 4);
    await scheduled(other(), 5);
    expect(subjects(await own().listInStates(['scheduled', 'sending'], 5))).toEqual(['3', '2', '1']);
    expect(subjects(await own().listInStates(['scheduled', 'cancelled'], 2))).toEqual(['4', '3']);
  });

  it('mailings that ended are listed from a time on, the last ended first', async () => {
    for (const minute of [1, 2, 3]) await ended(own(), minute);
    await scheduled(own(), 20);
    await ended(other(), 4);
    expect(subjects(await own().listEndedSince(at(12), 5))).toEqual(['3', '2']);
    expect(subjects(await own().listEndedSince(at(12), 1))).toEqual(['3']);
  });

  it('messages of mailings in progress wait, of all councils, except those of a mailing with a problem', async () => {
    const sending = async (mailings: Mailings, minute: number, queued: number, problem: string | null = null) => {
      const { counts, ...begun } = begin(await scheduled(mailings, minute), 1, at(minute));
      await mailings.save({ ...begun, counts: { ...counts, queued }, problem });
    };
    await scheduled(own(), 1);
    await sending(own(), 2, 30);
    await sending(other(), 3, 12);
    await sending(own(), 4, 5, 'The campaign is paused.');
    expect(await repositoriesOf(ownCouncil).mailingSweep.waitingAcrossCouncils()).toEqual({
      count: 42,
      oldestAt: null,
    });
  });
});

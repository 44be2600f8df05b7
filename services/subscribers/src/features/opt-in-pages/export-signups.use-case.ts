import { localDay } from '@folkmoot/calendar/days';
import { localTimes } from '@folkmoot/calendar/times';
import { lookup, type OptInField, subscribersChangedEvent } from '@folkmoot/contracts';
import { type Context, type CsvCell, csvFile } from '@folkmoot/service-kit';
import { zoneOf } from '../../entities/segment';
import type { StoredSignup } from '../../entities/signup';
import type { StoredSubscriber } from '../../entities/subscriber';
import type { PageRecords } from './opt-in-page.types';
import { confirmationOf, confirmedAt } from './signup-confirmation';

const headerBefore = ['Email', 'Status', 'Confirmation', 'Signed Up', 'Confirmed', 'Place', 'QR Code', 'Topics'];
const headerAfter = ['Other Answers', 'Agreed To'];

/** Words of the screen. */
const confirmations = { not_needed: 'Not needed', waiting: 'Waiting for confirmation', confirmed: 'Confirmed' };

interface Columns {
  /** A moment in the council's time zone. */
  readonly timeIn: (moment: string) => string;
  /** Fields of the page except the one with the address. */
  readonly fields: readonly OptInField[];
  readonly addressId: string | undefined;
  readonly tagNames: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
}

/** Answers to fields that the page has no longer. */
const otherAnswers = ({ data }: StoredSignup, { fields, addressId }: Columns): string => {
  const known = new Set([addressId, ...fields.map(({ id }) => id)]);
  return Object.entries(data)
    .filter(([id]) => !known.has(id))
    .map(([id, value]) => `${id}: ${value}`)
    .join('; ');
};

/** The texts that the person agreed to for the topics of this sign-up. */
const consentTexts = ({ tagIds }: StoredSignup, person: StoredSubscriber | undefined): string => {
  const agreed = person?.subscriptions.filter(({ tagId }) => tagIds.includes(tagId)) ?? [];
  return [...new Set(agreed.map(({ consent }) => consent.text))].join('; ');
};

const cellsOf = (signup: StoredSignup, person: StoredSubscriber | undefined, columns: Columns): CsvCell[] => {
  const { timeIn, fields, tagNames, places } = columns;
  const { codeId, tagIds, data, at } = signup;
  const confirmed = confirmedAt(signup, person);
  return [
    person ? person.writtenEmail || person.email : '',
    person?.status ?? '',
    confirmations[confirmationOf(signup, person)],
    timeIn(at.toISOString()),
    confirmed && timeIn(confirmed.toISOString()),
    codeId ? (places.get(codeId) ?? '') : '',
    codeId ?? '',
    tagIds.flatMap((id) => tagNames.get(id) ?? []).join('; '),
    ...fields.map(({ id }) => lookup(data, id) ?? ''),
    otherAnswers(signup, columns),
    consentTexts(signup, person),
  ];
};

async function* rowsOf(
  { signups, subscribers }: Pick<PageRecords, 'signups' | 'subscribers'>,
  pageId: string,
  columns: Columns,
): AsyncIterable<CsvCell[]> {
  for await (const batch of signups.batchesOfPage(pageId)) {
    const people = await subscribers.findByIds(batch.map(({ subscriberId }) => subscriberId));
    const byId = new Map(people.map((person) => [person.id, person]));
    for (const signup of batch) yield cellsOf(signup, byId.get(signup.subscriberId), columns);
  }
}

/** Streams the sign-ups of a page as CSV, newest first, and logs the export in the activity log. Throws not_found. */
export const exportSignups = async (
  { actor, reader, unitOfWork, clock }: Context<PageRecords>,
  pageId: string,
): Promise<{ rows: AsyncIterable<string>; name: string }> => {
  const records = reader(actor);
  const page = await records.optInPages.get(pageId);
  const [tags, codes] = [await records.tags.listAll(), await records.pageCodes.listOfPage(pageId)];
  await unitOfWork(actor, async ({ signups, outbox }) => {
    await outbox.add(subscribersChangedEvent, {
      aggregate: { type: 'subscribers', id: actor.councilId ?? '', revision: 1 },
      payload: { change: 'exported', count: await signups.countOfPage(pageId) },
    });
  });
  const zone = await zoneOf(records, actor.councilId);
  const addressId = page.fields.find(({ type }) => type === 'email')?.id;
  const fields = page.fields.filter(({ id }) => id !== addressId);
  const columns: Columns = {
    timeIn: localTimes(zone),
    fields,
    addressId,
    tagNames: new Map(tags.map(({ id, name }) => [id, name])),
    places: new Map(codes.map(({ id, label }) => [id, label])),
  };
  return {
    rows: csvFile(
      [...headerBefore, ...fields.map(({ label }) => label), ...headerAfter],
      rowsOf(records, pageId, columns),
    ),
    name: `signups_${page.slug}_${localDay(clock.now(), zone)}.csv`,
  };
};

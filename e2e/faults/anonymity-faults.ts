import { setTimeout as pause } from 'node:timers/promises';
import type { CheckStep } from '../../scripts/check/run-steps';
import { answersTo, DEMO_CAMPAIGN, readJson, reportedResponses, signIn } from '../../scripts/product/people';
import { type RunningProduct, startProduct } from '../../scripts/product/running-product';
import { COPIES, createOfficer, sendCopies } from './compared';
import { antedateReminders, type Kept, readEverything } from './everything.mongo';
import { comesTrue, HANGS_MS, withDemoData } from './fault-tests';
import { answerInvitation, type Invited, invite, reportAnswered } from './invited';
import { createJoin } from './join';
import { readableIn } from './readable';

const PEOPLE = 8;
/** Number of people who are invited and do not answer. A person without a reminder would be visible next to them. */
const SILENT = 2;
/** A word of every written answer, in no other text of the product. */
const OWN_WORD = 'hankers';
/** The network of a program that sends one text again and again. */
const COPYING_ADDRESS = '203.0.113.50';
/** A text in fewer records than there are people may identify one of them. */
const COMMON = PEOPLE - 1;
/** Time between people, so that a time in seconds would distinguish them. */
const APART_MS = 1_300;
const MAILS_MS = 3_000;
const HOUR_MS = 3_600_000;
const SHOWN = 400;

interface Survey {
  startToken: string;
  survey: { questions: (Parameters<typeof answersTo>[0][number] & { type: string; showIf?: unknown })[] };
}

interface Person {
  readonly answer: string;
  readonly email: string;
  /** The address that hears what comes of the survey. It is another one, so that each store is followed by itself. */
  readonly hearBack: string;
  readonly address: string;
}

const people: readonly Person[] = Array.from({ length: PEOPLE }, (_, index) => ({
  answer: `What person number ${index} ${OWN_WORD} for`,
  email: `person-${index}@residents.example`,
  hearBack: `listener-${index}@residents.example`,
  address: `203.0.113.${100 + index}`,
}));

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Opens the page by the code on a poster, answers, and subscribes directly after that. */
const takePart = async (origin: string, person: Person, { code, tagIds }: { code: string; tagIds: string[] }) => {
  const where = `${origin}/api/public/surveys/${DEMO_CAMPAIGN}`;
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  const own = { 'user-agent': agent, 'x-forwarded-for': person.address };
  const html = await (await fetch(code, { headers: own })).text();
  const { survey } = await readJson<Survey>(where, { headers: own });
  const text = survey.questions.find(({ type, showIf }) => type === 'text' && !showIf);
  const answers = answersTo(survey.questions).filter(({ questionId }) => questionId !== text?.id);
  const post = (path: string, body: object) =>
    readJson(`${where}/${path}`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
  await post('responses', {
    startToken: hidden(html, 'startToken'),
    answers: [...answers, { questionId: text?.id, answer: person.answer }],
  });
  await post('subscriptions', { email: person.email, tagIds });
  await post('hear-back', { email: person.hearBack });
};

const idIn = ({ text }: Kept): string => /"_id":"([^"]*)"/.exec(text)?.[1] ?? '';

const shown = ({ place, text }: Kept): string => `${place}: ${text.slice(0, SHOWN)}`;

/** False for a whole hour: it may be the start of a day in some time zone, which is no time of a visit. */
const isMoment = (moment: number): boolean => moment % HOUR_MS !== 0;

interface StoredData {
  readonly all: readonly Kept[];
  readonly since: number;
  readonly codeId: string;
  /** Ids of the mailings that were reminders. */
  readonly reminders: readonly string[];
}

/** True when a record contains a time within the period in which people answered. */
const happenedSince =
  (since: number) =>
  ({ moments }: Kept): boolean =>
    moments.some((moment) => moment >= since && isMoment(moment));

/** Links from a person's response to the person. */
const joinsOf = (
  { answer, email, hearBack, address }: Person,
  { all, since }: StoredData,
  join: ReturnType<typeof createJoin>,
) => {
  const response = [...join(answer)];
  const subscriber = join(email);
  const listener = join(hearBack);
  const isRecent = happenedSince(since);
  return [
    ...(response.length > 0 ? [] : [`no record of "${answer}" was found`]),
    ...(subscriber.size > 0 ? [] : [`no record of ${email} was found`]),
    ...response.filter((kept) => subscriber.has(kept)).map((kept) => `by id, a response and ${email}: ${shown(kept)}`),
    ...[...subscriber].filter(isRecent).map((kept) => `by time, ${email}: ${shown(kept)}`),
    ...(listener.size > 0 ? [] : [`no record of ${hearBack} was found`]),
    ...response.filter((kept) => listener.has(kept)).map((kept) => `by id, a response and ${hearBack}: ${shown(kept)}`),
    ...[...subscriber]
      .filter((kept) => listener.has(kept))
      .map((kept) => `by id, a subscription and ${hearBack}: ${shown(kept)}`),
    ...[...listener].filter(isRecent).map((kept) => `by time, ${hearBack}: ${shown(kept)}`),
    ...[...response, ...subscriber, ...listener]
      .filter(({ place }) => place.startsWith('logs'))
      .map((kept) => `a log line names one person: ${shown(kept)}`),
    ...readableIn(all, [address]).map(({ kept }) => `an address was kept: ${shown(kept)}`),
  ];
};

const HEAR_BACKS = 'folkmoot_subscribers.hear_backs';

/**
 * The ids and days of addresses that want to hear back must give no order of requests. The order in which the database
 * wrote them is mixed on the next day, which a test of its own proves.
 */
const hearBackOrder = ({ all }: StoredData): string[] => {
  const stored = all.filter(({ place }) => place === HEAR_BACKS);
  const byId = stored.toSorted((first, second) => (idIn(first) < idIn(second) ? -1 : 1));
  const order = byId.map(({ text }) => /listener-(\d+)@/.exec(text)?.[1] ?? '?').join(' ');
  const days = new Set(stored.map(({ text }) => /"askedOn":"([^"]*)"/.exec(text)?.[1]));
  return [
    ...(stored.length === PEOPLE ? [] : [`${stored.length} of ${PEOPLE} people can hear back`]),
    ...(order === people.map((_, index) => index).join(' ') ? ['by order, responses and addresses'] : []),
    ...(days.size <= 2 ? [] : ['the addresses have more than a day']),
  ];
};

/** Records with the time of a visit, other than the response itself. */
const visitsIn = ({ all, since, codeId }: StoredData): string[] => {
  // A log line says that visits were counted, without a person or a place.
  const counted = ({ place, text }: Kept) =>
    text.includes(codeId) || (!place.startsWith('logs') && /visit\.recorded|"referrerTypes"/.test(text));
  const visits = all.filter(counted);
  return [
    ...(visits.length > 0 ? [] : ['no record of a visit was found']),
    ...visits.filter(happenedSince(since)).map((kept) => `by time, a visit or a scan: ${shown(kept)}`),
  ];
};

/** The event that lists who has answered: it covers all of them together, so it links no person to a response. */
const isReport = ({ text }: Kept): boolean => text.includes('"invitations.answered"');

/** The number of people that it names. Null when it only says that the event was sent, as in a log. */
const namedIn = ({ text }: Kept): number | null => {
  const list = /"invitations":\[([^\]]*)\]/.exec(text)?.[1];
  return list === undefined ? null : list.split(',').length;
};
/** True when the message is about fewer people than took part: then it would reveal something about each. */
const namesFew = (kept: Kept): boolean => (namedIn(kept) ?? PEOPLE) < PEOPLE;

/** Links from an invited person to their response. */
const invitedJoins = (invited: readonly Invited[], { all, since, reminders }: StoredData): string[] => {
  const join = createJoin(
    all.filter((kept) => !isReport(kept)),
    COMMON,
  );
  // The time of a reminder does not show when somebody answered.
  const isReminder = ({ text }: Kept) => reminders.some((id) => text.includes(id));
  const isRevealing = (kept: Kept) => happenedSince(since)(kept) && !isReminder(kept);
  const own = invited.flatMap(({ answer, email }) => {
    const response = join(answer);
    const person = join(email);
    return [
      ...(response.size > 0 ? [] : [`no record of "${answer}" was found`]),
      ...(person.size > 0 ? [] : [`no record of ${email} was found`]),
      ...[...person].filter((kept) => response.has(kept)).map((kept) => `by id, an invited ${email}: ${shown(kept)}`),
      ...[...person].filter(isRevealing).map((kept) => `by time, an invited ${email}: ${shown(kept)}`),
    ];
  });
  const reports = all.filter(isReport);
  return [
    ...own,
    ...(reports.some((kept) => namedIn(kept) !== null) ? [] : ['nobody was told who has answered']),
    ...reports.filter(namesFew).map((kept) => `told of few at once: ${shown(kept)}`),
  ];
};

const PEOPLE_PLACE = 'folkmoot_subscribers.subscribers';

/** Records with an attribute of an invited person, other than the person's own: a response, an event, a log. */
const strayAttributes = (invited: readonly Invited[], { all }: StoredData): string[] =>
  invited.flatMap(({ detail, email }) => {
    const kept = all.filter(({ text }) => text.toLowerCase().includes(detail));
    const own = kept.filter(({ place }) => place === PEOPLE_PLACE);
    const stray = kept.filter(({ place }) => place !== PEOPLE_PLACE);
    return [
      ...(own.length === 1 ? [] : [`${own.length} people have the attribute of ${email}`]),
      ...stray.map((each) => `an attribute of ${email} is elsewhere: ${shown(each)}`),
    ];
  });

const TRACES = 'folkmoot_campaigns.response_traces';
/** Where the comparison of responses, its decisions and its proof are stored. */
const COMPARED = [
  'folkmoot_campaigns.integrity',
  TRACES,
  'folkmoot_campaigns.waves',
  'folkmoot_campaigns.wave_members',
  'folkmoot_campaigns.wave_sums',
  'folkmoot_campaigns.campaign_watches',
  'folkmoot_campaigns.evidence_packs',
  'evidence/campaign.ndjson',
  'evidence/decisions.ndjson',
  'evidence/responses.ndjson',
  'evidence/results.ndjson',
  'evidence/audit.ndjson',
  'evidence/statement.txt',
];

const isCompared = ({ place }: Kept): boolean => COMPARED.includes(place) || place.startsWith('evidence/');

/** Words, networks and people that can be read where responses are compared, or in the proof of a result. */
const readInComparison = (invited: readonly Invited[], { all }: StoredData): string[] => {
  const compared = all.filter(isCompared);
  const missing = COMPARED.filter((where) => compared.every(({ place }) => place !== where));
  const hasTraces = compared.some(({ place, bytes }) => place === TRACES && bytes.some(({ length }) => length > 0));
  const secrets = [
    OWN_WORD,
    COPYING_ADDRESS,
    ...people.flatMap(({ answer, email, address }) => [answer, email, address]),
    ...invited.flatMap(({ answer, email, detail }) => [answer, email, detail]),
  ];
  return [
    ...missing.map((where) => `no record of ${where} was examined`),
    ...(hasTraces ? [] : ['no trace of a response was examined']),
    ...readableIn(compared, secrets).map(({ kept, secret }) => `"${secret}" can be read: ${shown(kept)}`),
    ...readableIn(all, [COPYING_ADDRESS]).map(({ kept }) => `a program's address was kept: ${shown(kept)}`),
  ];
};

/** Links from a response to a person, a visit or a scan. */
const joinsIn = (stored: StoredData, invited: readonly Invited[]): string[] => {
  const join = createJoin(stored.all, COMMON);
  const joins = [
    ...people.flatMap((person) => joinsOf(person, stored, join)),
    ...invitedJoins(invited, stored),
    ...strayAttributes(invited, stored),
    ...readInComparison(invited, stored),
    ...visitsIn(stored),
    ...hearBackOrder(stored),
  ];
  return [...new Set(joins)];
};

interface Campaign {
  qrCodes: { id: string; accessUrl: string; responseCount: number }[];
}

const codeOf = async ({ origin }: RunningProduct, cookie: string) => {
  const campaign = await readJson<Campaign>(`${origin}/api/campaigns/${DEMO_CAMPAIGN}`, { headers: { cookie } });
  const [code] = campaign.qrCodes;
  if (!code) throw new Error('the demo campaign has no QR code');
  return code;
};

const everythingIsThere = async (
  product: RunningProduct,
  cookie: string,
  before: { responses: number; uses: number },
) => {
  const { origin } = product;
  const counts = { responses: 0, uses: 0 };
  const isThere = async () => {
    counts.responses = (await reportedResponses(origin, cookie)) - before.responses;
    counts.uses = (await codeOf(product, cookie)).responseCount - before.uses;
    return counts.responses === 2 * PEOPLE + COPIES && counts.uses === PEOPLE;
  };
  const isIn = await comesTrue(isThere, HANGS_MS);
  return isIn
    ? []
    : [`of ${2 * PEOPLE + COPIES} responses ${counts.responses} are reported, ${counts.uses} by the code`];
};

type Invitation = Awaited<ReturnType<typeof invite>>;

/**
 * Facts in the staff views of reminders that show who has answered: lists of messages, and the mails of each person.
 */
const shownByReminders = async (invited: Invitation, reminders: readonly string[]): Promise<string[]> => {
  const lists: string[] = [];
  for (const id of reminders) lists.push(await invited.listed(id));
  const named = invited.people.filter(({ email }) => lists.some((list) => list.includes(email)));
  const mails = new Set<string>();
  for (const { email } of invited.people) mails.add(String(await invited.mailsOf(email)));
  return [
    ...named.map(({ email }) => `a list of messages says that ${email} was reminded`),
    ...(mails.size === 1 ? [] : [`the mails of people tell who was reminded: ${[...mails].join(' | ')}`]),
  ];
};

/**
 * When fewer than 10 have answered since the last report, a reminder goes to all people, and a second one right after
 * it is refused: neither shows who has answered.
 */
const remindTwice = async (invited: Invitation) => {
  const first = await invited.remind();
  const second = await invited.remind();
  const everybody = PEOPLE + SILENT;
  const problems = [
    ...(first?.counts.sent === everybody ? [] : [`the reminder went to ${first?.counts.sent} of ${everybody}`]),
    ...(second === null ? [] : ['a second reminder right after the first one was sent']),
  ];
  return { problems, id: first?.id ?? '' };
};

/**
 * After a simulated night and day, the next reminder goes only to people who have not answered, and no view shows it.
 */
const remindLater = async (invited: Invitation, dataDir: string, firstId: string) => {
  await antedateReminders(dataDir);
  const later = await invited.remind();
  const reminders = [firstId, later?.id ?? ''];
  const shownTo = await shownByReminders(invited, reminders);
  const wrong = later?.counts.sent === SILENT ? [] : [`the later reminder went to ${later?.counts.sent} of ${SILENT}`];
  return { reminders, problems: [...wrong, ...shownTo] };
};

const tryToJoin = (root: string) =>
  withDemoData(async (dataDir) => {
    const product = await startProduct({ root, dataDir, env: { TRUSTED_PROXIES: '1', MONGODB_URI: '' } });
    try {
      const { origin } = product;
      const cookie = await signIn(origin);
      const officer = createOfficer(product, cookie);
      // Pages of a watchful campaign ask suspicious networks for a proof of work.
      await officer.setLevel('watchful');
      const code = await codeOf(product, cookie);
      const before = { responses: await reportedResponses(origin, cookie), uses: code.responseCount };
      const { topics } = await readJson<{ topics: { id: string }[] }>(
        `${origin}/api/public/opt-in-pages/riverside/news`,
      );
      const addresses = { code: code.accessUrl, tagIds: topics.map(({ id }) => id) };
      const invited = await invite(product, cookie, PEOPLE + SILENT);
      await pause(APART_MS);
      const since = Date.now();
      for (const [at, person] of people.entries()) {
        await takePart(origin, person, addresses);
        const other = invited.people[at];
        if (other) await answerInvitation(origin, other);
        await pause(APART_MS);
      }
      const reminded = await remindTwice(invited);
      await reportAnswered(dataDir);
      const areReported = await comesTrue(async () => (await invited.answered()) === PEOPLE, HANGS_MS);
      const later = await remindLater(invited, dataDir, reminded.id);
      await sendCopies(origin, COPYING_ADDRESS);
      const missing = await everythingIsThere(product, cookie, before);
      const uncompared = await officer.compare();
      const pack = await officer.makeEvidence();
      // The message after a sign-up needs a short time to arrive.
      await pause(MAILS_MS);
      const all = [...(await readEverything(dataDir)), ...pack];
      const unreported = areReported
        ? []
        : [`${await invited.answered()} of ${PEOPLE} invited are known to have answered`];
      const answerers = invited.people.slice(0, PEOPLE);
      const joins = joinsIn({ all, since, codeId: code.id, reminders: later.reminders }, answerers);
      return [...missing, ...uncompared, ...unreported, ...reminded.problems, ...later.problems, ...joins];
    } finally {
      await product.stop();
    }
  });

/** An attacker with all stored data tries to find out who gave a response. */
export const anonymityFaults = (root: string): CheckStep[] => [
  {
    name: 'anonymity: databases, outboxes, dedupe records, and logs join no response',
    run: () => tryToJoin(root),
  },
];

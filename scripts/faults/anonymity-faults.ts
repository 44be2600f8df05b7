import { setTimeout as pause } from 'node:timers/promises';
import type { CheckStep } from '../check/run-steps';
import { answersTo, DEMO_CAMPAIGN, readJson, reportedResponses, signIn } from '../product/people';
import { type RunningProduct, startProduct } from '../product/running-product';
import { antedateReminders, type Kept, readEverything } from './everything.mongo';
import { comesTrue, withDemoData } from './ground';
import { answerInvitation, type Invited, invite, tellAnswered } from './invited';
import { createJoin } from './join';

const PEOPLE = 8;
/** Invited, and do not answer: whoever gets no reminder would stand out beside them. */
const SILENT = 2;
/** What stands in fewer records than there are people may name one of them. */
const COMMON = PEOPLE - 1;
/** So far apart that a time to the second tells one from the other. */
const APART_MS = 1_300;
const PATIENCE_MS = 45_000;
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
  readonly address: string;
}

const people: readonly Person[] = Array.from({ length: PEOPLE }, (_, index) => ({
  answer: `What person number ${index} wishes for`,
  email: `person-${index}@residents.example`,
  address: `203.0.113.${100 + index}`,
}));

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Comes by the code on a poster, answers, and subscribes at once. */
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
};

const shown = ({ place, text }: Kept): string => `${place}: ${text.slice(0, SHOWN)}`;

/** A day, or the beginning of one somewhere, is no moment. */
const isMoment = (moment: number): boolean => moment % HOUR_MS !== 0;

interface Found {
  readonly all: readonly Kept[];
  readonly since: number;
  readonly codeId: string;
  /** The ids of mailings that reminded. */
  readonly reminders: readonly string[];
}

/** Whether a record tells a moment of the time in which people took part. */
const tellsWhen =
  (since: number) =>
  ({ moments }: Kept): boolean =>
    moments.some((moment) => moment >= since && isMoment(moment));

/** What leads from one person's response to the person. */
const joinsOf = ({ answer, email, address }: Person, { all, since }: Found, join: ReturnType<typeof createJoin>) => {
  const [response, subscriber] = [[...join(answer)], join(email)];
  const tells = tellsWhen(since);
  return [
    ...(response.length > 0 ? [] : [`no record of "${answer}" was found`]),
    ...(subscriber.size > 0 ? [] : [`no record of ${email} was found`]),
    ...response.filter((kept) => subscriber.has(kept)).map((kept) => `by id, a response and ${email}: ${shown(kept)}`),
    ...[...subscriber].filter(tells).map((kept) => `by time, ${email}: ${shown(kept)}`),
    ...[...response, ...subscriber]
      .filter(({ place }) => place.startsWith('logs'))
      .map((kept) => `a log line names one person: ${shown(kept)}`),
    ...all.filter(({ text }) => text.includes(address)).map((kept) => `an address was kept: ${shown(kept)}`),
  ];
};

/** What tells when somebody came, beside what they answered. */
const visitsIn = ({ all, since, codeId }: Found): string[] => {
  // A log line says that visits were counted, and of nothing whose or where.
  const counted = ({ place, text }: Kept) =>
    text.includes(codeId) || (!place.startsWith('logs') && /visit\.recorded|"referrerTypes"/.test(text));
  const visits = all.filter(counted);
  return [
    ...(visits.length > 0 ? [] : ['no record of a visit was found']),
    ...visits.filter(tellsWhen(since)).map((kept) => `by time, a visit or a scan: ${shown(kept)}`),
  ];
};

/** By this it was told who has answered: of all of them at once, so that it leads from nobody to anything of their own. */
const isTelling = ({ text }: Kept): boolean => text.includes('"invitations.answered"');

/** How many it names; null where it only stands that it was told, as in a log. */
const namedIn = ({ text }: Kept): number | null => {
  const list = /"invitations":\[([^\]]*)\]/.exec(text)?.[1];
  return list === undefined ? null : list.split(',').length;
};
/** Told of fewer than there are, the message would say something of each. */
const namesFew = (kept: Kept): boolean => (namedIn(kept) ?? PEOPLE) < PEOPLE;

/** What leads from an invited person to their response. */
const invitedJoins = (invited: readonly Invited[], { all, since, reminders }: Found): string[] => {
  const join = createJoin(
    all.filter((kept) => !isTelling(kept)),
    COMMON,
  );
  // When a reminder went out says nothing of when somebody answered.
  const isReminder = ({ text }: Kept) => reminders.some((id) => text.includes(id));
  const tells = (kept: Kept) => tellsWhen(since)(kept) && !isReminder(kept);
  const own = invited.flatMap(({ answer, email }) => {
    const [response, person] = [join(answer), join(email)];
    return [
      ...(response.size > 0 ? [] : [`no record of "${answer}" was found`]),
      ...(person.size > 0 ? [] : [`no record of ${email} was found`]),
      ...[...person].filter((kept) => response.has(kept)).map((kept) => `by id, an invited ${email}: ${shown(kept)}`),
      ...[...person].filter(tells).map((kept) => `by time, an invited ${email}: ${shown(kept)}`),
    ];
  });
  const telling = all.filter(isTelling);
  return [
    ...own,
    ...(telling.some((kept) => namedIn(kept) !== null) ? [] : ['nobody was told who has answered']),
    ...telling.filter(namesFew).map((kept) => `told of few at once: ${shown(kept)}`),
  ];
};

/** What leads from a response to a person, a visit or a scan. */
const joinsIn = (found: Found, invited: readonly Invited[]): string[] => {
  const join = createJoin(found.all, COMMON);
  const joins = [
    ...people.flatMap((person) => joinsOf(person, found, join)),
    ...invitedJoins(invited, found),
    ...visitsIn(found),
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
  const found = { responses: 0, uses: 0 };
  const isThere = async () => {
    found.responses = (await reportedResponses(origin, cookie)) - before.responses;
    found.uses = (await codeOf(product, cookie)).responseCount - before.uses;
    return found.responses === 2 * PEOPLE && found.uses === PEOPLE;
  };
  const isIn = await comesTrue(isThere, PATIENCE_MS);
  return isIn ? [] : [`of ${2 * PEOPLE} people ${found.responses} are reported, ${found.uses} by the code`];
};

type Invitation = Awaited<ReturnType<typeof invite>>;

/** What reminders show to staff of who has answered: lists of messages, and the mails of each person. */
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
 * A reminder while fewer than 10 have answered since the last report goes to everybody, and a second one right after it
 * is refused: by neither can anybody be told from the others.
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

/** As if a night and a day had passed: the next reminder goes to those alone who have not answered, and nothing shows it. */
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
      const code = await codeOf(product, cookie);
      const before = { responses: await reportedResponses(origin, cookie), uses: code.responseCount };
      const { topics } = await readJson<{ topics: { id: string }[] }>(
        `${origin}/api/public/opt-in-pages/riverside/news`,
      );
      const place = { code: code.accessUrl, tagIds: topics.map(({ id }) => id) };
      const invited = await invite(product, cookie, PEOPLE + SILENT);
      await pause(APART_MS);
      const since = Date.now();
      for (const [at, person] of people.entries()) {
        await takePart(origin, person, place);
        const other = invited.people[at];
        if (other) await answerInvitation(origin, other);
        await pause(APART_MS);
      }
      const reminded = await remindTwice(invited);
      await tellAnswered(dataDir);
      const areTold = await comesTrue(async () => (await invited.answered()) === PEOPLE, PATIENCE_MS);
      const later = await remindLater(invited, dataDir, reminded.id);
      const missing = await everythingIsThere(product, cookie, before);
      // The message that follows a sign-up is on its way for a moment longer.
      await pause(MAILS_MS);
      const all = await readEverything(dataDir);
      const untold = areTold ? [] : [`${await invited.answered()} of ${PEOPLE} invited are known to have answered`];
      const answerers = invited.people.slice(0, PEOPLE);
      const joins = joinsIn({ all, since, codeId: code.id, reminders: later.reminders }, answerers);
      return [...missing, ...untold, ...reminded.problems, ...later.problems, ...joins];
    } finally {
      await product.stop();
    }
  });

/** Somebody who has got hold of everything that is kept tries to find out who gave a response. */
export const anonymityFaults = (root: string): CheckStep[] => [
  {
    name: 'anonymity: databases, outboxes, dedupe records, and logs join no response',
    run: () => tryToJoin(root),
  },
];

import type { StatementRowCode, UnknowableCode, WaveReasonCode } from './integrity-terms';

/** By name. Those that a sentence does not need are not in it. */
export type IntegrityFigures = Readonly<Record<string, number | undefined>>;

const written = (figure: number, decimals = 0): string =>
  figure.toLocaleString('en-GB', { maximumFractionDigits: decimals });

const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${written(count)} ${count === 1 ? singular : plural}`;

const responsesIn = ({ responses = 0 }: IntegrityFigures): string => counted(responses, 'response');

const secondsOf = (seconds: number): string => `${written(seconds, 1)} ${seconds === 1 ? 'second' : 'seconds'}`;

/** Deviations are shares of the mean. */
const percentOf = (share: number): string => `${written(share * 100)}%`;

const hoursOf = (hours: number): string => (hours <= 1 ? 'an hour' : `${written(hours, 1)} hours`);

/** Why the responses of a wave belong together, in one sentence for each reason. */
export const waveReasonMessages: Readonly<Record<WaveReasonCode, (figures: IntegrityFigures) => string>> = {
  above_rhythm: (figures) => {
    const { usual, hours = 1, explained = 0 } = figures;
    const before = usual === undefined ? '' : ` This campaign usually gets ${written(usual, 1)} in that time.`;
    const causes = explained > 0 ? ` Mailings, posters and links can explain at most ${written(explained)} more.` : '';
    return `${responsesIn(figures)} came within ${hoursOf(hours)}.${before}${causes}`;
  },
  similar_texts: (figures) => {
    const { texts } = figures;
    const from = texts === undefined ? 'almost the same words' : `${counted(texts, 'text')} with few words changed`;
    return `${responsesIn(figures)} have ${from}.`;
  },
  same_parts: (figures) => {
    const { parts } = figures;
    const of = parts === undefined ? 'the same sentences' : `the same ${counted(parts, 'sentence')}`;
    return `The texts of ${responsesIn(figures)} are put together from ${of}.`;
  },
  same_combination: (figures) => {
    const { combinations = 1, expected, differing = 0 } = figures;
    const same = combinations === 1 ? 'the same answers' : `one of ${counted(combinations, 'set')} of answers`;
    const likely =
      expected === undefined
        ? ' That is far more than the answers of this survey make likely.'
        : ` The answers of this survey make ${written(expected, 1)} likely.`;
    const but = differing === 0 ? '' : ` but at most ${written(differing)}`;
    return `${responsesIn(figures)} have ${same} to all questions${but}.${likely}`;
  },
  unlikely_answers: (figures) =>
    `The answers of ${responsesIn(figures)} do not go together as the answers of other people do.`,
  even_spacing: (figures) => {
    const { seconds, deviation } = figures;
    const every = seconds === undefined ? 'at even intervals' : `every ${secondsOf(seconds)}`;
    const exactly = deviation === undefined ? '' : `, give or take ${percentOf(deviation)}`;
    return `${responsesIn(figures)} came ${every}${exactly}. People do not come so evenly.`;
  },
  even_times: (figures) => {
    const { seconds, deviation } = figures;
    const took = seconds === undefined ? 'took almost the same time' : `took ${secondsOf(seconds)}`;
    const exactly = deviation === undefined ? '' : `, give or take ${percentOf(deviation)}`;
    return `${responsesIn(figures)} ${took}${exactly}. The times of people differ more.`;
  },
  straight_lines: (figures) => `${responsesIn(figures)} have the same answer at every step of a scale.`,
  marked: (figures) => `${responsesIn(figures)} were marked when they arrived.`,
  prepared_text: (figures) =>
    `${counted(figures.responses ?? 0, 'person', 'people')} sent this text. Their other answers and their times differ as those of people do.`,
  follows_decided: (figures) => `${responsesIn(figures)} match a group that was decided about before.`,
};

/** The rows of the statement. */
export const statementRowLabels: Readonly<Record<StatementRowCode, string>> = {
  responses: 'Responses received',
  counted: 'Responses that count',
  by_qr_code: 'Surveys completed by a QR code',
  by_email: 'Surveys completed by an email',
  by_social: 'Surveys completed by social media',
  by_external: 'Surveys completed by another website',
  by_direct: 'Surveys completed by the address itself',
  at_shared_places: 'Responses by QR codes of shared places',
  marked: 'Responses with a mark',
  waves: 'Groups of responses that were detected',
  doubtful: 'Responses in doubtful groups',
  organised: 'Responses in organised groups',
  undecided: 'Groups that nobody has decided about',
  decided: 'Groups that staff decided about',
  deciders: 'People who decided',
  excluded: 'Responses that do not count',
  largest_difference: 'Largest difference without the doubtful responses, in percentage points',
  changed_orders: 'Questions whose order of answers changes without them',
};

type StatementFigures = Readonly<Partial<Record<StatementRowCode, number>>>;

/** Nothing without the figures: documents hide them when they would show numbers of few people. */
const difference = ({ doubtful = 0, largest_difference: points, changed_orders: orders }: StatementFigures): string => {
  if (doubtful === 0 || points === undefined || orders === undefined) return '';
  const changes =
    orders === 0 ? 'no order of answers changes' : `the order of the answers changes in ${counted(orders, 'question')}`;
  return `Without the doubtful responses, no result differs by more than ${written(points, 1)} percentage points, and ${changes}.`;
};

const decisions = ({ decided = 0, undecided = 0, deciders = 0 }: StatementFigures): string => {
  const open = undecided === 0 ? '' : ` Nobody has decided about ${counted(undecided, 'group')} yet.`;
  if (decided === 0) return open.trimStart();
  return `${counted(deciders, 'person', 'people')} decided about ${counted(decided, 'group')}.${open}`;
};

const excludedIn = ({ excluded = 0 }: StatementFigures): string => {
  if (excluded === 0) return 'All responses count.';
  return excluded === 1 ? '1 response does not count.' : `${written(excluded)} responses do not count.`;
};

const detected = ({ waves = 0, doubtful = 0, organised = 0 }: StatementFigures): string => {
  if (waves === 0) return 'No responses were detected that belong together.';
  const group =
    organised === 0
      ? ''
      : ` ${counted(organised, 'person', 'people')} sent words prepared by a group; each of them counts unless staff decided otherwise.`;
  const doubt =
    doubtful === 0
      ? ''
      : ` ${written(doubtful)} are doubtful: there are signs that they are not from that many people.`;
  return `${counted(waves, 'group')} of responses that belong together ${waves === 1 ? 'was' : 'were'} detected.${doubt}${group}`;
};

/** The paragraph and the limits of the statement. */
export const statementMessages: {
  readonly paragraph: (figures: StatementFigures) => string;
  readonly unknowable: Readonly<Record<UnknowableCode, string>>;
} = {
  paragraph: (figures) => {
    const { responses = 0, waves = 0 } = figures;
    const sentences = [
      responses === 1 ? '1 response was received.' : `${written(responses)} responses were received.`,
      detected(figures),
      ...(waves === 0 ? [] : [decisions(figures)]),
      excludedIn(figures),
      difference(figures),
    ];
    return sentences.filter((sentence) => sentence !== '').join(' ');
  },
  unknowable: {
    same_person:
      'Whether one person answered more than once from different devices. Nothing is stored that leads to a person.',
    slow_attack: 'Whether somebody sent single responses slowly and with different words, as people do.',
    who_answered: 'Who answered, and who did not. Nobody has to say who they are.',
    comparison_ended:
      'Whether later responses resemble earlier ones. The key for comparing them was destroyed after the campaign ended.',
  },
};

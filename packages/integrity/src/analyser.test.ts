import { seededRandom, shuffled } from '@folkmoot/statistics';
import { createAnalyser, type DecidedWave, type FoundWave, findWaves, traceOf } from './index';
import type { SurveyShape } from './shapes';
import {
  type SampleResponse,
  sampleCircumstances,
  sampleConsultation,
  sampleShape,
  type styles,
} from './testing/consultation';

const key = new Uint8Array(32).fill(9);
const input = { shape: sampleShape, circumstances: sampleCircumstances, decided: [] };
const tracesOf = (responses: readonly SampleResponse[]) =>
  responses.map((response) => traceOf(response, sampleShape, key));

const fakes = { fast: 300, slow: 400, swapped: 300, parts: 400, random: 400, copied: 400, straight: 300 };
const attacked = sampleConsultation(4, 4_000, { ...fakes, organised: 400 });
const attackedTraces = tracesOf(attacked);
const attackedWaves = findWaves(attackedTraces, input);

/** The share of responses of a style that are in waves of a kind. */
const shareIn = (waves: readonly FoundWave[], kind: FoundWave['kind'], style: string): number => {
  const members = new Set(waves.filter((wave) => wave.kind === kind).flatMap((wave) => wave.members));
  const ofStyle = attacked.filter((response) => response.style === style);
  return ofStyle.filter((response) => members.has(response.number)).length / ofStyle.length;
};

describe('a consultation under attack', () => {
  it.each(Object.keys(fakes) as (keyof typeof styles)[])('has the responses of style %s in doubtful waves', (style) => {
    expect(shareIn(attackedWaves, 'doubtful', style)).toBeGreaterThan(
      style === 'copied' || style === 'random' ? 0.9 : 0.98,
    );
  });

  it('has hardly any honest response in a doubtful wave, in a library neither', () => {
    expect(shareIn(attackedWaves, 'doubtful', 'honest')).toBeLessThan(0.01);
    expect(shareIn(attackedWaves, 'doubtful', 'library')).toBeLessThan(0.05);
  });

  it('has the people with a prepared text in an organised wave', () => {
    expect(shareIn(attackedWaves, 'organised', 'organised')).toBeGreaterThan(0.95);
    expect(shareIn(attackedWaves, 'doubtful', 'organised')).toBeLessThan(0.02);
  });

  it('gives each wave a reason, its period, a sample of its members, and each response one wave at most', () => {
    const named = attackedWaves.flatMap((wave) => wave.members);
    expect(new Set(named).size).toBe(named.length);
    for (const wave of attackedWaves) {
      expect(wave.reasons.length).toBeGreaterThan(0);
      expect(wave.members.length).toBeGreaterThanOrEqual(20);
      expect([...wave.members].sort((a, b) => a - b)).toEqual(wave.members);
      expect(wave.sample.length).toBeLessThanOrEqual(12);
      expect(wave.sample.every((number) => wave.members.includes(number))).toBe(true);
      const times = wave.members.map((number) => attacked[number - 1]?.at ?? 0);
      expect([wave.from, wave.until]).toEqual([Math.min(...times), Math.max(...times)]);
      for (const reason of wave.reasons) expect(Object.values(reason.figures).every(Number.isFinite)).toBe(true);
    }
  });

  it('has the same waves when responses are added in another order, in pieces, and twice', () => {
    const analyser = createAnalyser(sampleShape);
    const mixed = shuffled(attackedTraces, seededRandom(8));
    for (let from = 0; from < mixed.length; from += 1_000) analyser.add(mixed.slice(from, from + 1_000));
    analyser.add(mixed.slice(0, 500));
    expect(analyser.size()).toBe(attacked.length);
    expect(analyser.waves(sampleCircumstances, [])).toEqual(attackedWaves);
  });
});

/** Which kind of wave each response is in. */
const kindsIn = (waves: readonly FoundWave[]): Map<number, FoundWave['kind']> =>
  new Map(waves.flatMap(({ kind, members }) => members.map((number) => [number, kind] as const)));

/** Figures that count responses of a wave. */
const COUNTS = ['responses', 'own'];

describe('reasons', () => {
  it('count members of the wave only, also when some are in a decided one', () => {
    const decided = attackedWaves.map((wave, index) => ({
      ...wave,
      id: `wave ${index}`,
      members: wave.members.slice(0, Math.ceil(wave.members.length / 2)),
    }));
    const tooLarge = [...attackedWaves, ...findWaves(attackedTraces, { ...input, decided })].flatMap(
      ({ members, reasons }) =>
        reasons.filter(({ figures }) => COUNTS.some((name) => (figures[name] ?? 0) > members.length)),
    );
    expect(tooLarge).toEqual([]);
    const copied = attackedWaves.filter(({ reasons }) => reasons[0]?.code === 'similar_texts');
    expect(copied.length).toBeGreaterThan(0);
    for (const { reasons, members } of copied) expect(reasons[0]?.figures.responses).toBe(members.length);
  });
});

describe('later responses', () => {
  const first = Math.floor(attackedTraces.length / 1.045);
  const analyser = createAnalyser(sampleShape);
  analyser.add(attackedTraces.slice(0, first));
  const before = kindsIn(analyser.waves(sampleCircumstances, []));

  it('are in the same waves as if everything were learned again, and change little for earlier ones', () => {
    for (let from = first; from < attackedTraces.length; from += 100) {
      analyser.add(attackedTraces.slice(from, from + 100));
      analyser.waves(sampleCircumstances, []);
    }
    const kinds = kindsIn(analyser.waves(sampleCircumstances, []));
    const whole = kindsIn(attackedWaves);
    const [earlier, later] = [attacked.slice(0, first), attacked.slice(first)];
    const changed = earlier.filter(({ number }) => kinds.get(number) !== before.get(number));
    const different = later.filter(({ number }) => kinds.get(number) !== whole.get(number));
    expect(changed.length).toBeLessThan(0.001 * earlier.length);
    expect(different.length).toBeLessThan(0.03 * later.length);
  });

  it('make a wave of their own when earlier ones were no wave', () => {
    const later = createAnalyser(sampleShape);
    const others = attacked.filter(({ style }) => style !== 'swapped');
    const swapped = attacked.filter(({ style }) => style === 'swapped').slice(0, 200);
    const renumbered = [...others, ...swapped].map((response, index) => ({ ...response, number: index + 1 }));
    later.add(tracesOf(renumbered.slice(0, others.length + 5)));
    const isSwapped = (number: number): boolean => number > others.length;
    const count = () =>
      later
        .waves(sampleCircumstances, [])
        .flatMap(({ kind, members }) => (kind === 'doubtful' ? members : []))
        .filter(isSwapped).length;
    expect(count()).toBe(0);
    later.add(tracesOf(renumbered.slice(others.length + 5)));
    expect(count()).toBeGreaterThan(0.95 * swapped.length);
  });
});

describe('decided waves', () => {
  const half = attackedTraces.slice(0, attackedTraces.length / 2);
  const decided: DecidedWave[] = findWaves(half, input).map((wave, index) => ({ ...wave, id: `wave ${index}` }));

  it('keep their members; later responses follow them', () => {
    const waves = findWaves(attackedTraces, { ...input, decided });
    const settled = new Set(decided.flatMap((wave) => wave.members));
    expect(waves.flatMap((wave) => wave.members).filter((number) => settled.has(number))).toEqual([]);
    const following = waves.filter((wave) => wave.follows !== undefined);
    expect(following.length).toBeGreaterThan(2);
    for (const wave of following) {
      expect(wave.reasons[0]?.code).toBe('follows_decided');
      expect(decided.find(({ id }) => id === wave.follows)?.kind).toBe(wave.kind);
    }
  });

  it('are followed by their texts when their own responses were erased', () => {
    const isText = (wave: FoundWave | DecidedWave): boolean =>
      'reasons' in wave && wave.reasons.some(({ code }) => code === 'prepared_text');
    const prepared = decided.filter(isText);
    const erased = new Set(prepared.flatMap((wave) => wave.members));
    const rest = attackedTraces.filter((trace) => !erased.has(trace.number));
    const waves = findWaves(rest, { ...input, decided: prepared });
    const following = waves.filter((wave) => wave.follows === prepared[0]?.id);
    const styleOf = (number: number): string | undefined => attacked[number - 1]?.style;
    expect(following).toHaveLength(1);
    expect(following[0]?.members.filter((number) => styleOf(number) === 'organised').length).toBeGreaterThan(50);
  });
});

describe('a consultation without an attack', () => {
  it('has no doubtful wave to speak of', () => {
    const honest = sampleConsultation(5, 3_000, {});
    const waves = findWaves(tracesOf(honest), input);
    expect(waves.flatMap((wave) => wave.members).length).toBeLessThan(30);
  });

  it('has no wave when fewer than 20 responses are alike', () => {
    const few = sampleConsultation(6, 2_000, { swapped: 8 });
    const waves = findWaves(tracesOf(few), input);
    expect(waves.flatMap((wave) => wave.members).filter((number) => few[number - 1]?.style === 'swapped')).toEqual([]);
  });
});

describe('odd surveys and answers', () => {
  const respond = (count: number, shape: SurveyShape, make: (index: number) => Partial<SampleResponse>) =>
    findWaves(
      Array.from({ length: count }, (_, index) =>
        traceOf(
          {
            id: `r${index}`,
            number: index + 1,
            at: Date.UTC(2026, 4, 4) + Math.floor((index * 7_919 * 997_001) % (20 * 86_400_000)),
            seconds: 30 + ((index * 7_919) % 400),
            device: null,
            browser: null,
            marks: [],
            closed: shape.closed.map(() => null),
            texts: shape.texts.map(() => null),
            ...make(index),
          },
          shape,
          key,
        ),
      ),
      { ...input, shape },
    );
  const textOnly: SurveyShape = { closed: [], texts: [{ id: 't' }] };
  const ratings: SurveyShape = { closed: [{ id: 'r', kind: 'number', options: 5 }], texts: [] };

  it.each([
    ['no questions', { closed: [], texts: [] }, () => ({})],
    ['no answers', sampleShape, () => ({})],
    ['one rating', ratings, (index: number) => ({ closed: [String(1 + ((index * 7) % 5))] })],
    ['one letter', textOnly, () => ({ texts: ['x'] })],
    ['10,000 letters without a blank', textOnly, (index: number) => ({ texts: [`${index}`.padEnd(10_000, 'ab')] })],
    ['emoji only', textOnly, () => ({ texts: ['😀😀😀 🎉🎉 👍🏽'] })],
    ['blanks only', textOnly, () => ({ texts: [' \n\t '] })],
    [
      'short answers that many share',
      textOnly,
      (index: number) => ({ texts: [['no', 'none', 'لا شيء', '没有'][index % 4] ?? ''] }),
    ],
  ] as const)('make no wave: %s', (_, shape, make) => {
    expect(respond(200, shape, make)).toEqual([]);
  });

  it('cause no error when all times are equal, unknown, or run backwards', () => {
    for (const at of [0, Number.MAX_SAFE_INTEGER, -5])
      expect(respond(60, ratings, (index) => ({ at, seconds: null, closed: [String(1 + (index % 5))] }))).toEqual([]);
    expect(
      respond(60, ratings, (index) => ({ at: -index * 1e9, seconds: 0, closed: [String(1 + (index % 5))] })),
    ).toBeDefined();
  });

  it.each([
    [
      'right to left',
      'نطلب من المجلس أن يحمي الأشجار القديمة على ضفة النهر وأن يوقف البناء في الحديقة العامة قبل الصيف',
    ],
    ['without blanks', '我们请求市议会保护河边的老树并在夏天之前停止公园里的建设因为孩子们每天都在那里玩耍'],
    [
      'full-width and composed letters',
      'Ｐｌｅａｓｅ ｋｅｅｐ ｔｈｅ ｃａｆé by the river open in winter as well for older people',
    ],
  ])('recognise copies of a text: %s', (_, text) => {
    const waves = respond(60, textOnly, (index) => ({
      texts: [index % 2 === 0 ? text : `${text.normalize('NFKC').toUpperCase()} ${index}`],
    }));
    expect(waves.flatMap((wave) => wave.members).length).toBeGreaterThan(55);
  });
});

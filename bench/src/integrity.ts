/**
 * @file `npm run bench -- integrity`: how much of each style of fakes is in a doubtful wave, how many people are, and how long the
 * comparison takes. Tuning surveys, seeds and words are others than those of measuring. INTEGRITY=tuning|measuring|others|speed.
 */
import { type Circumstances, createAnalyser, type FoundWave, traceOf } from '@folkmoot/integrity';
import { type LabelledText, trainingComments } from '../../packages/ai-providers/src/training/labelled-files';
import { createCampaign, type LabelledCampaign } from './integrity/campaign';
import { styles } from './integrity/fakes';
import { measuringPlans, otherPlans, type SurveyPlan, tuningPlans } from './integrity/surveys';
import { machine, median } from './rounds';

const SEEDS = { tuning: [11, 12], measuring: [71, 72, 73, 74] };
const KINDS = [...styles, 'honest', 'school', 'library', 'group'];
const MANY = 100_000;
const FEW = 1_000;
const KEY = new Uint8Array(32).fill(7);

/** Comments for tuning have even places, those for measuring odd ones. */
const corpusOf = (half: 0 | 1) => {
  const corpus = new Map<string, LabelledText[]>();
  for (const comment of trainingComments())
    corpus.set(comment.language, [...(corpus.get(comment.language) ?? []), comment]);
  return new Map([...corpus].map(([language, comments]) => [language, comments.filter((_, at) => at % 2 === half)]));
};

const circumstancesOf = ({ mailings, sharedPlaces }: LabelledCampaign): Circumstances => ({
  zone: [{ from: 0, minutes: 0 }],
  mailings,
  arrivals: [],
  sharedPlaces,
  opensAt: null,
  closesAt: null,
});

interface Compared {
  readonly waves: readonly FoundWave[];
  readonly seconds: number;
}

const compare = (campaign: LabelledCampaign): Compared => {
  const { shape } = campaign.survey;
  const began = performance.now();
  const analyser = createAnalyser(shape);
  analyser.add(campaign.responses.map((response) => traceOf(response, shape, KEY)));
  const waves = analyser.waves(circumstancesOf(campaign), []);
  return { waves, seconds: (performance.now() - began) / 1_000 };
};

const membersOf = (waves: readonly FoundWave[], kind: FoundWave['kind']): Set<number> =>
  new Set(waves.filter((wave) => wave.kind === kind).flatMap(({ members }) => members));

/** Percent of each kind of responses that are in waves of a kind. */
const sharesIn = ({ kinds }: LabelledCampaign, members: ReadonlySet<number>): Map<string, number> => {
  const all = new Map<string, number>();
  const inside = new Map<string, number>();
  for (const [index, kind] of kinds.entries()) {
    all.set(kind, (all.get(kind) ?? 0) + 1);
    if (members.has(index + 1)) inside.set(kind, (inside.get(kind) ?? 0) + 1);
  }
  return new Map(KINDS.map((kind) => [kind, (100 * (inside.get(kind) ?? 0)) / (all.get(kind) ?? Number.NaN)]));
};

const row = (name: string, figures: readonly number[], isLeast: boolean): string => {
  const known = figures.filter((figure) => !Number.isNaN(figure));
  if (known.length === 0) return `${name.padEnd(36)} -`;
  const worst = isLeast ? Math.min(...known) : Math.max(...known);
  return `${name.padEnd(36)} ${median(known).toFixed(2).padStart(7)} %   worst ${worst.toFixed(2).padStart(7)} %`;
};

const quality = (title: string, plans: readonly SurveyPlan[], seeds: readonly number[], half: 0 | 1): string => {
  const corpus = corpusOf(half);
  const doubtful: Map<string, number>[] = [];
  const organised: number[] = [];
  const lines = [`## ${title}: ${plans.map(({ name }) => name).join('; ')}; seeds ${seeds.join(', ')}`];
  for (const plan of plans)
    for (const seed of seeds) {
      const campaign = createCampaign(plan, seed, corpus);
      const { waves, seconds } = compare(campaign);
      const shares = sharesIn(campaign, membersOf(waves, 'doubtful'));
      doubtful.push(shares);
      organised.push(sharesIn(campaign, membersOf(waves, 'organised')).get('group') ?? Number.NaN);
      const figures = KINDS.map((kind) => (shares.get(kind) ?? Number.NaN).toFixed(1)).join(' ');
      lines.push(
        `${plan.name}, ${seed}: ${campaign.responses.length} responses, ${waves.length} waves, ${seconds.toFixed(1)} s: ${figures}`,
      );
    }
  for (const kind of KINDS)
    lines.push(
      row(
        kind,
        doubtful.map((shares) => shares.get(kind) ?? Number.NaN),
        (styles as readonly string[]).includes(kind),
      ),
    );
  lines.push(row('group, recognised as organised', organised, true));
  return lines.join('\n');
};

const speed = (): string => {
  const [plan] = measuringPlans;
  if (!plan) return '';
  const scale = (MANY + FEW) / 37_600;
  const sizes = {
    honest: Math.round(17_600 * scale),
    group: Math.round(2_000 * scale),
    ofStyle: Math.round(2_250 * scale),
  };
  const campaign = createCampaign(plan, 75, corpusOf(1), sizes);
  const { shape } = campaign.survey;
  const before = process.memoryUsage().rss;
  const first = campaign.responses.slice(0, MANY);
  const rest = campaign.responses.slice(MANY, MANY + FEW);
  const analyser = createAnalyser(shape);
  const began = performance.now();
  analyser.add(first.map((response) => traceOf(response, shape, KEY)));
  analyser.waves(circumstancesOf(campaign), []);
  const all = performance.now();
  analyser.add(rest.map((response) => traceOf(response, shape, KEY)));
  analyser.waves(circumstancesOf(campaign), []);
  const added = performance.now();
  const grown = (process.memoryUsage().rss - before) / 2 ** 20;
  return [
    '## Speed',
    `${first.length} responses: ${((all - began) / 1_000).toFixed(1)} s (target 60)`,
    `${rest.length} more: ${((added - all) / 1_000).toFixed(2)} s (target 1)`,
    `memory: ${grown.toFixed(0)} MB more`,
  ].join('\n');
};

export const integrity = async (): Promise<string> => {
  const parts: Readonly<Record<string, () => string>> = {
    tuning: () => quality('Tuning', tuningPlans, SEEDS.tuning, 0),
    measuring: () => quality('Measuring', measuringPlans, SEEDS.measuring, 1),
    others: () => quality('Other surveys', otherPlans, SEEDS.measuring.slice(0, 2), 1),
    speed,
  };
  const wanted = process.env.INTEGRITY?.split(',') ?? Object.keys(parts);
  const results = wanted.map((name) => parts[name]?.() ?? `there is no part ${name}`);
  return [machine(), `columns: ${KINDS.join(', ')}`, ...results, machine()].join('\n');
};

/**
 * @file `npm run bench -- integrity`: how many fakes of each style are in a doubtful wave, how many people are, and how long it takes to
 * find the waves of 100,000 responses. Tuning and measuring have nothing in common: no survey, no seed, no comment.
 */
import { createAnalyser, traceOf } from '@folkmoot/integrity';
import { integrityCampaigns } from './integrity/campaigns';
import { makeResponses, type SurveyDefinition, seeds, surveys } from './integrity/make-responses';
import { HEAD, KEY, lineOf, type Measured, measure, summaryOf, wavesOf } from './integrity/quality';
import { machine } from './rounds';

/** The long form is `SETS=tuning,measuring SEEDS=5`. */
const SETS = (process.env.SETS ?? 'tuning,measuring').split(',');
const SEEDS = Number(process.env.SEEDS ?? 3);
const SCALE = Number(process.env.SCALE ?? 1);
const ONLY = process.env.ONLY ?? 'quality,shapes,speed,service';
/** Only surveys with this in their name. */
const SURVEY = process.env.SURVEY ?? '';
const WAVES_ARE_SHOWN = process.env.WAVES === 'shown';

const FULL = 37_600;
const MANY = 100_000;
const FEW = 1_000;
const MEGABYTE = 2 ** 20;
const SPEED_SEED = 950;

const isWanted = (part: string): boolean => ONLY.split(',').includes(part);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const measuredOf = (chosen: readonly SurveyDefinition[], set: keyof typeof seeds): Measured[] =>
  chosen.flatMap((survey) =>
    seeds[set].slice(0, SEEDS).map((seed) => {
      const result = measure(survey, seed, SCALE);
      say(lineOf(result));
      // Waves of measuring are hidden from the people who tune.
      if (WAVES_ARE_SHOWN && set === 'tuning') for (const line of wavesOf(result)) say(line);
      return result;
    }),
  );

const quality = (set: keyof typeof seeds): string[] => {
  const chosen = surveys.filter((survey) => survey.set === set && survey.name.includes(SURVEY));
  const lines: string[] = [];
  for (const [title, part, isFull] of [
    ['at least 8 questions, 2 of them written', 'quality', true],
    ['other shapes, as they are', 'shapes', false],
  ] as const) {
    if (!isWanted(part)) continue;
    say(`## ${set}: ${title}; * careful programs\n${HEAD}`);
    const summary = summaryOf(
      measuredOf(
        chosen.filter((survey) => survey.isFull === isFull),
        set,
      ),
    );
    lines.push(
      `## ${set}: ${title}`,
      `${''.padEnd(20)}  median   worst`,
      ...summary.map(({ name, median, worst, target, result }) =>
        `${name.padEnd(20)} ${median.toFixed(2).padStart(7)} ${worst.toFixed(2).padStart(7)}  ${target} ${result}`.trimEnd(),
      ),
      JSON.stringify({ set, shapes: isFull ? 'full' : 'other', seeds: seeds[set].slice(0, SEEDS), summary }),
    );
  }
  return lines;
};

/** Peak of the process beyond what it had. Generating responses is not part of it. */
const speed = (): string[] => {
  const survey = surveys.find(({ set, isFull }) => set === 'measuring' && isFull) as SurveyDefinition;
  const { shape, circumstances, responses } = makeResponses(survey, SPEED_SEED, (MANY + FEW + 50) / FULL);
  const before = process.memoryUsage().rss;
  const peakBefore = process.resourceUsage().maxRSS;
  const analyser = createAnalyser(shape);
  const seconds = (from: number, until: number): number => {
    const began = performance.now();
    for (let at = from; at < until; at += FEW)
      analyser.add(responses.slice(at, Math.min(until, at + FEW)).map((response) => traceOf(response, shape, KEY)));
    analyser.waves(circumstances, []);
    return (performance.now() - began) / 1_000;
  };
  const all = seconds(0, MANY);
  const added = seconds(MANY, MANY + FEW);
  const peak = Math.max(0, process.resourceUsage().maxRSS - peakBefore) / 1_024;
  const grown = (process.memoryUsage().rss - before) / MEGABYTE;
  const figures = {
    responses: MANY,
    seconds: Number(all.toFixed(1)),
    added: FEW,
    addedSeconds: Number(added.toFixed(2)),
    grownMegabytes: Math.round(grown),
    peakMegabytes: Math.round(peak),
  };
  return [
    '## speed',
    `waves of ${MANY} responses: ${all.toFixed(1)} s (target 60)`,
    `waves of ${FEW} more: ${added.toFixed(2)} s (target 1)`,
    `memory: ${grown.toFixed(0)} MB more afterwards, peak ${peak.toFixed(0)} MB more`,
    JSON.stringify(figures),
  ];
};

export const integrity = async (): Promise<string> => {
  const lines = (['tuning', 'measuring'] as const).filter((set) => SETS.includes(set)).flatMap(quality);
  if (isWanted('speed')) lines.push(...speed());
  if (isWanted('service')) lines.push(...(await integrityCampaigns()));
  return [...lines, machine()].join('\n');
};

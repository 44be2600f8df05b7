import {
  decideWaveOperation,
  getIntegrityOperation,
  getWaveOperation,
  type Integrity,
  type IntegrityEffect,
  type IntegrityLevel,
  listWaveResponsesOperation,
  type Response,
  setIntegrityLevelOperation,
  startIntegrityAnalysisOperation,
  statementMessages,
  statementRowCodes,
  statementRowLabels,
  unknowableCodes,
  type Wave,
  waveReasonMessages,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import type { Shelf } from './saved-surveys';

const SAMPLE = 4;
const YES = 0.62;
const YES_WITHOUT = 0.48;

const sideOf = (responses: number, yes: number): IntegrityEffect['all'] => ({
  responses,
  rows: [
    { value: 'yes', label: 'Yes', count: Math.round(responses * yes), share: yes },
    { value: 'no', label: 'No', count: Math.round(responses * (1 - yes)), share: 1 - yes },
  ],
  mean: null,
});

/** The first question: without the group, fewer say yes. */
const sampleEffect = (responses: number, inWave: number): IntegrityEffect => ({
  questionId: 'agree',
  label: 'Do you agree with the plan?',
  all: sideOf(responses, YES),
  withoutDoubtful: sideOf(responses - inWave, YES_WITHOUT),
  withoutExcluded: sideOf(responses, YES),
  largestDifference: 14,
  changesOrder: true,
});

const undecided = {
  decision: null,
  reason: null,
  decidedAt: null,
  decidedBy: null,
  except: 0,
  excluded: 0,
  progress: null,
  follows: null,
  revision: 1,
} satisfies Partial<Wave>;

const waveOf = (members: readonly Response[], about: Pick<Wave, 'id' | 'kind' | 'reasons'> & Partial<Wave>): Wave => ({
  ...undecided,
  responses: members.length,
  from: members.at(-1)?.createdAt ?? new Date(0).toISOString(),
  until: members[0]?.createdAt ?? new Date(0).toISOString(),
  sample: members.slice(0, SAMPLE).map(({ id }) => id),
  ...about,
});

/** One text from a program, which waits for a decision. */
const doubtfulWave = (members: readonly Response[]): Wave => {
  const figures = { responses: members.length, texts: 1 };
  const spacing = { responses: members.length, seconds: 12, deviation: 0.8 };
  return waveOf(members, {
    id: 'wave-1',
    kind: 'doubtful',
    reasons: [
      { code: 'similar_texts', figures, text: waveReasonMessages.similar_texts(figures) },
      { code: 'even_spacing', figures: spacing, text: waveReasonMessages.even_spacing(spacing) },
    ],
  });
};

/** The text of a residents' group. Staff have noted that. */
const organisedWave = (members: readonly Response[]): Wave => {
  const figures = { responses: members.length };
  return waveOf(members, {
    id: 'wave-2',
    kind: 'organised',
    reasons: [{ code: 'prepared_text', figures, text: waveReasonMessages.prepared_text(figures) }],
    decision: 'organised',
    reason: 'The residents’ group asked its members to send this text',
    decidedAt: new Date().toISOString(),
    decidedBy: 'sample-user',
    revision: 2,
  });
};

const inKind = (waves: readonly Wave[], kind: Wave['kind']): number =>
  waves
    .filter((wave) => (wave.decision === 'organised' ? 'organised' : wave.kind) === kind)
    .reduce((sum, { responses }) => sum + responses, 0);

const excludedIn = (waves: readonly Wave[]): number => waves.reduce((sum, { excluded }) => sum + excluded, 0);

const statementOf = (responses: number, waves: readonly Wave[]): Integrity['statement'] => {
  const decided = waves.filter(({ decision }) => decision !== null);
  const excluded = excludedIn(waves);
  const figures = {
    responses,
    counted: responses - excluded,
    waves: waves.length,
    doubtful: inKind(waves, 'doubtful'),
    organised: inKind(waves, 'organised'),
    undecided: waves.length - decided.length,
    decided: decided.length,
    deciders: decided.length === 0 ? 0 : 1,
    excluded,
    largest_difference: 14,
    changed_orders: 1,
  };
  const values = new Map(Object.entries(figures));
  return {
    text: statementMessages.paragraph(figures),
    rows: statementRowCodes.flatMap((code) => {
      const value = values.get(code);
      return value === undefined ? [] : [{ code, label: statementRowLabels[code], value }];
    }),
    reasons: decided.flatMap(({ reason }) => (reason === null ? [] : [reason])),
    unknowable: unknowableCodes.slice(0, -1).map((code) => statementMessages.unknowable[code]),
    unknowableCodes: unknowableCodes.slice(0, -1),
    madeAt: new Date().toISOString(),
  };
};

const [DOUBTFUL_EVERY, ORGANISED_EVERY] = [3, 9] as const;

/** Keeps what was decided about the waves of each campaign. */
const createSampleIntegrity = (shelf: Shelf) => {
  const decided = new Map<string, Wave>();
  const levels = new Map<string, IntegrityLevel>();
  const membersOf = (campaignId: string, waveId: string) => {
    const isDoubtful = waveId === 'wave-1';
    const every = isDoubtful ? DOUBTFUL_EVERY : ORGANISED_EVERY;
    return shelf.responses(campaignId).filter((_, index) => index % every === (isDoubtful ? 0 : 1));
  };
  const keyOf = (campaignId: string, waveId: string): string => `${campaignId} ${waveId}`;
  const waves = (campaignId: string): Wave[] =>
    [doubtfulWave(membersOf(campaignId, 'wave-1')), organisedWave(membersOf(campaignId, 'wave-2'))].map(
      (wave) => decided.get(keyOf(campaignId, wave.id)) ?? wave,
    );
  const wave = (campaignId: string, waveId: string): Wave => {
    const known = waves(campaignId).find(({ id }) => id === waveId);
    if (!known) throw problem('wave_not_found');
    return known;
  };
  const level = (campaignId: string) => {
    const chosen = levels.get(campaignId) ?? 'automatic';
    const isWatchful = chosen === 'watchful';
    const watchfulReason = isWatchful ? ('set_by_staff' as const) : null;
    return { level: chosen, isWatchful, watchfulSince: null, watchfulReason };
  };
  const get = (campaignId: string): Integrity => {
    const responses = shelf.responses(campaignId).length;
    const all = responses === 0 ? [] : waves(campaignId);
    const doubtful = inKind(all, 'doubtful');
    return {
      ...level(campaignId),
      responses,
      doubtful,
      organised: inKind(all, 'organised'),
      excluded: excludedIn(all),
      analysedAt: new Date().toISOString(),
      analysis: { state: 'done', done: responses, total: responses },
      keyDestroyedAt: null,
      waves: all,
      effects: [sampleEffect(responses, doubtful)],
      statement: statementOf(responses, all),
    };
  };
  const decide = (campaignId: string, next: Wave): Wave => {
    decided.set(keyOf(campaignId, next.id), next);
    return next;
  };
  return { get, wave, level, membersOf, decide, levels };
};

/** Answers about the waves of the sample responses. */
export const integrityHandlers = (shelf: Shelf): Handler[] => {
  const integrity = createSampleIntegrity(shelf);
  return [
    handle(getIntegrityOperation, ({ params }) => integrity.get(params.campaignId)),
    handle(getWaveOperation, ({ params: { campaignId, waveId } }) => {
      const { effects } = integrity.get(campaignId);
      return {
        wave: integrity.wave(campaignId, waveId),
        sample: integrity.membersOf(campaignId, waveId).slice(0, SAMPLE),
        effects: effects.map(({ withoutDoubtful, withoutExcluded: _, ...effect }) => ({
          ...effect,
          withoutWave: withoutDoubtful,
        })),
        exceptIds: [],
      };
    }),
    handle(listWaveResponsesOperation, ({ params: { campaignId, waveId } }) => ({
      items: integrity.membersOf(campaignId, waveId).map(({ id }) => id),
      nextCursor: null,
    })),
    handle(
      decideWaveOperation,
      ({ params: { campaignId, waveId }, body: { decision, reason, except = [], revision } }) => {
        const wave = integrity.wave(campaignId, waveId);
        if (revision !== undefined && revision !== wave.revision) throw problem('wave_changed');
        return integrity.decide(campaignId, {
          ...wave,
          decision,
          reason,
          decidedAt: new Date().toISOString(),
          decidedBy: 'sample-user',
          except: except.length,
          excluded: decision === 'excluded' ? wave.responses - except.length : 0,
          revision: wave.revision + 1,
        });
      },
    ),
    handle(setIntegrityLevelOperation, ({ params, body }) => {
      integrity.levels.set(params.campaignId, body.level);
      return integrity.level(params.campaignId);
    }),
    handle(startIntegrityAnalysisOperation, ({ params }) => integrity.get(params.campaignId).analysis),
  ];
};

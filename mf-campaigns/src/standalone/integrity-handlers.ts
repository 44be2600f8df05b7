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

const firstWave = (members: readonly Response[]): Wave => {
  const figures = { responses: members.length, texts: 1 };
  const spacing = { responses: members.length, seconds: 12, deviation: 0.8 };
  return {
    id: 'wave-1',
    kind: 'doubtful',
    reasons: [
      { code: 'similar_texts', figures, text: waveReasonMessages.similar_texts(figures) },
      { code: 'even_spacing', figures: spacing, text: waveReasonMessages.even_spacing(spacing) },
    ],
    responses: members.length,
    from: members.at(-1)?.createdAt ?? new Date(0).toISOString(),
    until: members[0]?.createdAt ?? new Date(0).toISOString(),
    decision: null,
    reason: null,
    decidedAt: null,
    decidedBy: null,
    except: 0,
    excluded: 0,
    progress: null,
    follows: null,
    revision: 1,
    sample: members.slice(0, SAMPLE).map(({ id }) => id),
  };
};

const statementOf = (responses: number, wave: Wave): Integrity['statement'] => {
  const isDecided = wave.decision !== null;
  const figures = {
    responses,
    counted: responses - wave.excluded,
    waves: 1,
    doubtful: wave.responses,
    undecided: isDecided ? 0 : 1,
    decided: isDecided ? 1 : 0,
    deciders: isDecided ? 1 : 0,
    excluded: wave.excluded,
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
    reasons: wave.reason === null ? [] : [wave.reason],
    unknowable: unknowableCodes.slice(0, -1).map((code) => statementMessages.unknowable[code]),
    unknowableCodes: unknowableCodes.slice(0, -1),
    madeAt: new Date().toISOString(),
  };
};

/** Keeps what was decided about one wave of each campaign. */
const createSampleIntegrity = (shelf: Shelf) => {
  const decided = new Map<string, Wave>();
  const levels = new Map<string, IntegrityLevel>();
  const membersOf = (campaignId: string) => shelf.responses(campaignId).filter((_, index) => index % 3 === 0);
  const wave = (campaignId: string): Wave => decided.get(campaignId) ?? firstWave(membersOf(campaignId));
  const level = (campaignId: string) => {
    const chosen = levels.get(campaignId) ?? 'automatic';
    const isWatchful = chosen === 'watchful';
    const watchfulReason = isWatchful ? ('set_by_staff' as const) : null;
    return { level: chosen, isWatchful, watchfulSince: null, watchfulReason };
  };
  const get = (campaignId: string): Integrity => {
    const responses = shelf.responses(campaignId).length;
    const only = wave(campaignId);
    return {
      ...level(campaignId),
      responses,
      doubtful: only.responses,
      organised: 0,
      excluded: only.excluded,
      analysedAt: new Date().toISOString(),
      analysis: { state: 'done', done: responses, total: responses },
      keyDestroyedAt: null,
      waves: [only],
      effects: [sampleEffect(responses, only.responses)],
      statement: statementOf(responses, only),
    };
  };
  return { get, wave, level, membersOf, decided, levels };
};

/** Answers about one wave of the sample responses. */
export const integrityHandlers = (shelf: Shelf): Handler[] => {
  const integrity = createSampleIntegrity(shelf);
  return [
    handle(getIntegrityOperation, ({ params }) => integrity.get(params.campaignId)),
    handle(getWaveOperation, ({ params }) => {
      const members = integrity.membersOf(params.campaignId);
      const wave = integrity.wave(params.campaignId);
      const { effects } = integrity.get(params.campaignId);
      return {
        wave,
        sample: members.slice(0, SAMPLE),
        effects: effects.map(({ withoutDoubtful, withoutExcluded: _, ...effect }) => ({
          ...effect,
          withoutWave: withoutDoubtful,
        })),
      };
    }),
    handle(listWaveResponsesOperation, ({ params }) => ({
      items: integrity.membersOf(params.campaignId).map(({ id }) => id),
      nextCursor: null,
    })),
    handle(decideWaveOperation, ({ params, body: { decision, reason, except = [], revision } }) => {
      const wave = integrity.wave(params.campaignId);
      if (revision !== undefined && revision !== wave.revision) throw problem('wave_changed');
      const next = {
        ...wave,
        decision,
        reason,
        decidedAt: new Date().toISOString(),
        decidedBy: 'sample-user',
        except: except.length,
        excluded: decision === 'excluded' ? wave.responses - except.length : 0,
        revision: wave.revision + 1,
      };
      integrity.decided.set(params.campaignId, next);
      return next;
    }),
    handle(setIntegrityLevelOperation, ({ params, body }) => {
      integrity.levels.set(params.campaignId, body.level);
      return integrity.level(params.campaignId);
    }),
    handle(startIntegrityAnalysisOperation, ({ params }) => integrity.get(params.campaignId).analysis),
  ];
};

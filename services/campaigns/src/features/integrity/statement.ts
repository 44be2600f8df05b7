import {
  type IntegrityStatement,
  type StatementRowCode,
  statementMessages,
  statementRowCodes,
  statementRowLabels,
  type UnknowableCode,
} from '@folkmoot/contracts';
import type { VisitRepository } from '../../entities/visit';
import type { StoredWave } from '../../entities/wave';

/** Everything that the statement is about. */
export interface StatementFacts {
  readonly responses: number;
  readonly excluded: number;
  readonly doubtful: number;
  readonly organised: number;
  readonly marked: number;
  readonly waves: readonly StoredWave[];
  readonly referrers: Awaited<ReturnType<VisitRepository['sum']>>['referrerTypes'];
  readonly atSharedPlaces: number;
  readonly largestDifference: number;
  readonly changedOrders: number;
  readonly isKeyDestroyed: boolean;
}

type Figures = Partial<Record<StatementRowCode, number>>;

const routesIn = (referrers: StatementFacts['referrers']): Figures => ({
  by_qr_code: referrers.qr_code?.completes ?? 0,
  by_email: referrers.email?.completes ?? 0,
  by_social: referrers.social?.completes ?? 0,
  by_external: referrers.external?.completes ?? 0,
  by_direct: referrers.direct?.completes ?? 0,
});

const figuresOf = (facts: StatementFacts): Figures => {
  const { responses, excluded, doubtful, organised, marked, waves, referrers } = facts;
  const decided = waves.filter(({ decision }) => decision !== null);
  return {
    responses,
    counted: responses - excluded,
    ...routesIn(referrers),
    at_shared_places: facts.atSharedPlaces,
    marked,
    waves: waves.length,
    doubtful,
    organised,
    undecided: waves.length - decided.length,
    decided: decided.length,
    deciders: new Set(decided.map(({ decidedBy }) => decidedBy)).size,
    excluded,
    largest_difference: facts.largestDifference,
    changed_orders: facts.changedOrders,
  };
};

const reasonsOf = (waves: readonly StoredWave[]): string[] => {
  const decided = waves.filter(({ decision }) => decision !== null);
  const newestFirst = decided.sort((a, b) => Number(b.decidedAt) - Number(a.decidedAt));
  return [...new Set(newestFirst.flatMap(({ reason }) => (reason === null ? [] : [reason])))];
};

/** The statement of a council about its responses: a paragraph, a table, and what nobody can know. */
export const makeStatement = (facts: StatementFacts, now: Date): IntegrityStatement => {
  const figures = figuresOf(facts);
  const unknown: UnknowableCode[] = [
    'same_person',
    'slow_attack',
    'who_answered',
    ...(facts.isKeyDestroyed ? (['comparison_ended'] as const) : []),
  ];
  return {
    text: statementMessages.paragraph(figures),
    rows: statementRowCodes.flatMap((code) => {
      const value = figures[code];
      return value === undefined ? [] : [{ code, label: statementRowLabels[code], value }];
    }),
    reasons: reasonsOf(facts.waves),
    unknowable: unknown.map((code) => statementMessages.unknowable[code]),
    unknowableCodes: unknown,
    madeAt: now.toISOString(),
  };
};

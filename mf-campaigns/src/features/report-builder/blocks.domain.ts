import type { ReportBlock, ReportLayout } from '@folkmoot/contracts/client';

/** The list without a block. */
export const without = (blocks: readonly ReportBlock[], id: string): ReportBlock[] =>
  blocks.filter((each) => each.id !== id);

/** The list with another content of a block. */
export const replaced = (blocks: readonly ReportBlock[], block: ReportBlock): ReportBlock[] =>
  blocks.map((each) => (each.id === block.id ? block : each));

export const questionBlock = (questionId: string, id: string): ReportBlock => ({
  kind: 'question',
  id,
  questionId,
  chart: 'bars',
  hasTable: false,
});

/** Questions that no block shows, in the order of the survey. The draft may differ from what is saved. */
export const unlistedIn = (
  blocks: readonly ReportBlock[],
  questions: ReportLayout['questions'],
): ReportLayout['questions'] => {
  if (blocks.some(({ kind }) => kind === 'questions')) return [];
  const named = new Set(blocks.flatMap((block) => (block.kind === 'question' ? [block.questionId] : [])));
  return questions.filter(({ questionId }) => !named.has(questionId));
};

/** A template's block for all questions as a block for each of them, so that they can be moved. */
export const withQuestions = (
  blocks: readonly ReportBlock[],
  questions: ReportLayout['questions'],
  newId: () => string,
): ReportBlock[] =>
  blocks.flatMap((block) =>
    block.kind === 'questions'
      ? unlistedIn(without(blocks, block.id), questions).map(({ questionId }) => questionBlock(questionId, newId()))
      : [block],
  );

/** Kinds that a report has once. */
const single: ReadonlySet<ReportBlock['kind']> = new Set([
  'cover',
  'summary',
  'figures',
  'areas',
  'insights',
  'funnel',
  'integrity',
  'samples',
]);

/** Whether a report can have another block of this kind. */
export const canAdd = (blocks: readonly ReportBlock[], kind: ReportBlock['kind']): boolean =>
  !single.has(kind) || blocks.every((block) => block.kind !== kind);

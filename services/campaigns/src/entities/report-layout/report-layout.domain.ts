import type { Question, ReportBlock, ReportFilter } from '@folkmoot/contracts';

/** How the report of a campaign is arranged. */
export interface ReportLayoutRecord {
  readonly campaignId: string;
  readonly revision: number;
  /** Empty for the title of the campaign. */
  readonly title: string;
  readonly language: string;
  readonly filter: ReportFilter;
  readonly blocks: readonly ReportBlock[];
}

/** New layouts of a council begin with it. */
export interface ReportTemplateRecord {
  readonly revision: number;
  readonly language: string;
  readonly blocks: readonly ReportBlock[];
}

export const UNSAVED = 0;

export const noFilter: ReportFilter = { from: null, to: null, round: null, where: '' };

const usualKinds = [
  'cover',
  'summary',
  'figures',
  'questions',
  'areas',
  'insights',
  'funnel',
  'integrity',
  'samples',
] as const;

/** The product's own arrangement. Ids are unique in one layout, so that the kind is enough. */
export const usualBlocks: readonly ReportBlock[] = usualKinds.map((kind) => ({ kind, id: kind }));

const idOf = (questionId: string): string => `q-${questionId.replace('~', '-')}`.slice(0, 40);

const questionsOf = (blocks: readonly ReportBlock[]): Set<string> =>
  new Set(blocks.flatMap((block) => (block.kind === 'question' ? [block.questionId] : [])));

/** The block for all questions as one block for each of them, so that they can be moved. */
export const withQuestions = (blocks: readonly ReportBlock[], questions: readonly Question[]): ReportBlock[] => {
  const named = questionsOf(blocks);
  const ids = new Set(blocks.map(({ id }) => id));
  const uniqueId = (questionId: string): string => {
    let id = idOf(questionId);
    for (let number = 2; ids.has(id); number += 1) id = `${idOf(questionId).slice(0, 36)}-${number}`;
    ids.add(id);
    return id;
  };
  return blocks.flatMap((block): ReportBlock[] => {
    if (block.kind !== 'questions') return [block];
    return questions
      .filter(({ id }) => !named.has(id))
      .map(({ id }) => ({ kind: 'question', id: uniqueId(id), questionId: id, chart: 'bars', hasTable: false }));
  });
};

/** A layout without the questions of its campaign: where the first was, a template has one block for all. */
export const asTemplate = (blocks: readonly ReportBlock[]): ReportBlock[] => {
  const isQuestion = ({ kind }: ReportBlock) => kind === 'question' || kind === 'questions';
  const first = blocks.findIndex(isQuestion);
  return blocks.flatMap((block, index): ReportBlock[] => {
    if (index === first) return [{ kind: 'questions', id: 'questions' }];
    return isQuestion(block) ? [] : [block];
  });
};

/** Questions that blocks name and that are not asked any more. */
export const missingIn = (blocks: readonly ReportBlock[], questions: readonly Question[]): string[] => {
  const asked = new Set(questions.map(({ id }) => id));
  return [...questionsOf(blocks)].filter((id) => !asked.has(id));
};

/** Questions that no block shows. */
export const unlistedIn = (blocks: readonly ReportBlock[], questions: readonly Question[]): string[] => {
  if (blocks.some(({ kind }) => kind === 'questions')) return [];
  const named = questionsOf(blocks);
  return questions.flatMap(({ id }) => (named.has(id) ? [] : [id]));
};

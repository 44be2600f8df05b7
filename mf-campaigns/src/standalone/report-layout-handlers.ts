import {
  getReportLayoutOperation,
  getReportTemplateOperation,
  plainReportBlockKinds,
  previewReportLayoutOperation,
  type ReportBlock,
  type ReportLayout,
  saveReportLayoutOperation,
  saveReportTemplateOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { sampleQuestions } from './sample-questions';

const questions = sampleQuestions.map(({ question: { id, title } }) => ({ questionId: id, title }));

const plainBlocks: readonly ReportBlock[] = plainReportBlockKinds
  .filter((kind) => kind !== 'page_break')
  .map((kind) => ({ kind, id: kind }));

const blocksOf = (): ReportBlock[] =>
  plainBlocks.flatMap((block): ReportBlock[] =>
    block.kind === 'questions'
      ? questions.map(({ questionId }) => ({
          kind: 'question',
          id: `q-${questionId}`,
          questionId,
          chart: 'bars',
          hasTable: false,
        }))
      : [block],
  );

const newLayout = (): ReportLayout => ({
  revision: 0,
  title: '',
  language: 'en',
  filter: { from: null, to: null, round: null, where: '' },
  blocks: blocksOf(),
  questions,
  missing: [],
  unlisted: [],
  languages: [
    { language: 'en', words: 'en', questions: questions.length },
    { language: 'cy', words: 'cy', questions: 0 },
  ],
});

/** How reports are arranged. The preview is a list of the parts. */
export const reportLayoutHandlers = (): Handler[] => {
  const layouts = new Map<string, ReportLayout>();
  const layoutOf = (campaignId: string) => layouts.get(campaignId) ?? newLayout();
  let template = { revision: 0, language: 'en', blocks: [...plainBlocks] };
  return [
    handle(getReportLayoutOperation, ({ params }) => layoutOf(params.campaignId)),
    handle(saveReportLayoutOperation, ({ params, body }) => {
      const before = layoutOf(params.campaignId);
      if (body.revision !== before.revision) throw problem('stale_revision');
      const saved = { ...before, ...body, revision: body.revision + 1 };
      layouts.set(params.campaignId, saved);
      return saved;
    }),
    handle(previewReportLayoutOperation, ({ params }) => {
      const parts = layoutOf(params.campaignId).blocks.map(({ kind }) => `<li>${kind}</li>`);
      return { html: `<!doctype html><ol>${parts.join('')}</ol>`, responses: 1 };
    }),
    handle(getReportTemplateOperation, () => template),
    handle(saveReportTemplateOperation, ({ body }) => {
      template = { ...body, revision: body.revision + 1 };
      return template;
    }),
  ];
};

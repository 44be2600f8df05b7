import {
  type Annotation,
  addAnnotationOperation,
  countAnswersOperation,
  deleteAnnotationOperation,
  type ExclusionSelection,
  excludeResponsesOperation,
  getReportOperation,
  listAnnotationsOperation,
  listAnswersOperation,
  listQuestionsOperation,
  listReportsOperation,
  listResponsesOperation,
  type Response,
  setExclusionOperation,
  startExportOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { sampleQuestions } from './sample-questions';
import { countsOf, figuresOf, fittingOf } from './sample-responses';
import type { Shelf } from './saved-surveys';
import type { SampleWeighting } from './weighting-handlers';

const PAGE = 20;
const WEEKS = 12;

const questions = sampleQuestions.map(({ question }) => question);

const pageOf = <T>(all: readonly T[], { cursor, limit = PAGE }: { cursor?: string; limit?: unknown }) => {
  const begin = Number(cursor ?? 0);
  const next = begin + Number(limit);
  // A copy, as over the network: the stored data and the result must be different objects.
  return {
    items: structuredClone(all.slice(begin, next)),
    nextCursor: next < all.length ? String(next) : null,
    total: all.length,
  };
};

const carries =
  (mark: string | undefined) =>
  ({ marks }: Response): boolean =>
    !mark || (mark === 'any' ? marks.length > 0 : marks.some((each) => each === mark));

const isShown =
  (excluded: string | undefined) =>
  ({ isExcluded }: Response): boolean =>
    !excluded || isExcluded === (excluded === 'only');

const containsWords =
  (words = '') =>
  ({ answers }: Response): boolean =>
    words === '' || answers.some(({ answer }) => String(answer).toLowerCase().includes(words.toLowerCase()));

/** The responses of the latest action on many, to undo it. */
let lastChosen: readonly Response[] = [];

const selectedOf = (all: readonly Response[], selection: ExclusionSelection): readonly Response[] => {
  if ('ids' in selection) return all.filter(({ id }) => selection.ids.includes(id));
  if ('batchId' in selection) return lastChosen;
  const { filter } = selection;
  return fittingOf(all, filter).filter(carries(filter.mark)).filter(containsWords(filter.q));
};

const annotations = (): Handler[] => {
  let all: Annotation[] = [];
  return [
    handle(listAnnotationsOperation, () => ({ items: [...all], nextCursor: null })),
    handle(addAnnotationOperation, ({ body }) => {
      const annotation = { id: `note-${all.length}`, kind: 'own' as const, ...body };
      all = [...all, annotation];
      return annotation;
    }),
    handle(deleteAnnotationOperation, ({ params }) => {
      all = all.filter(({ id }) => id !== params.annotationId);
    }),
  ];
};

const reports = (shelf: Shelf, weighting: SampleWeighting): Handler[] => [
  handle(getReportOperation, ({ params, query = {} }) => {
    const { id, title, description, status, revision, targetResponses } = shelf.get(params.campaignId);
    const place = { campaignId: id, title, description, status, targetResponses, timezone: 'UTC', revision };
    const figures = { ...place, ...figuresOf(shelf.responses(id), query) };
    return query.weighted === 'true' ? weighting.weighted(figures) : figures;
  }),
  handle(countAnswersOperation, ({ params, query = {} }) => {
    const all = shelf.responses(params.campaignId);
    return countsOf(all, fittingOf(all, query));
  }),
  handle(listReportsOperation, ({ query = {} }) => ({
    timezone: 'UTC',
    items: shelf.list().map(({ id, title, status, targetResponses }) => {
      const { responses, totalResponses, starts, completes, completionRate } = figuresOf(shelf.responses(id), query);
      const trend = Array.from({ length: WEEKS }, (_, week) => ({
        week: `2026-0${1 + Math.floor(week / 4)}-0${1 + (week % 4) * 2}`,
        count: Math.round(responses / (week + 2)),
      }));
      return {
        campaignId: id,
        title,
        status,
        targetResponses,
        responses,
        totalResponses,
        previousResponses: null,
        starts,
        completes,
        completionRate,
        trend,
        lastResponseOn: responses > 0 ? '2026-03-02' : null,
      };
    }),
  })),
];

const responses = (shelf: Shelf): Handler[] => [
  handle(listQuestionsOperation, () => ({ items: questions })),
  handle(listAnswersOperation, ({ params, query = {} }) => {
    const written = fittingOf(shelf.responses(params.campaignId), query).flatMap(({ id, createdAt, answers }) => {
      const answer = answers.find(({ questionId }) => questionId === params.questionId)?.answer;
      return answer === undefined ? [] : [{ responseId: id, createdAt, answer }];
    });
    const words = (query.q ?? '').toLowerCase();
    return pageOf(
      written.filter(({ answer }) => String(answer).toLowerCase().includes(words)),
      query,
    );
  }),
  handle(listResponsesOperation, ({ params, query = {} }) => {
    const fitting = fittingOf(shelf.responses(params.campaignId), query);
    return pageOf(
      fitting.filter(carries(query.mark)).filter(isShown(query.excluded)).filter(containsWords(query.q)),
      query,
    );
  }),
  handle(setExclusionOperation, ({ params, body }) => {
    const response = shelf.responses(params.campaignId).find(({ id }) => id === params.responseId);
    if (!response) throw problem('not_found');
    response.isExcluded = body.isExcluded;
    response.exclusion = body.isExcluded
      ? { reason: body.reason ?? '', by: 'user-alex', at: new Date().toISOString() }
      : null;
    return response;
  }),
  handle(excludeResponsesOperation, ({ params, body }) => {
    const chosen = selectedOf(shelf.responses(params.campaignId), body.selection).filter(
      (response) => response.isExcluded !== body.isExcluded,
    );
    for (const response of chosen) {
      response.isExcluded = body.isExcluded;
      response.exclusion = body.isExcluded
        ? { reason: body.reason ?? '', by: 'user-alex', at: new Date().toISOString() }
        : null;
    }
    const { length } = chosen;
    lastChosen = chosen;
    return { id: 'batch', isExcluded: body.isExcluded, done: length, total: length, isComplete: true };
  }),
  handle(startExportOperation, ({ params, body = {} }) => {
    const { id, title } = shelf.get(params.campaignId);
    const fitting = fittingOf(shelf.responses(id), body);
    if (fitting.length === 0) throw problem('no_responses');
    return {
      council: 'Riverside',
      campaign: title,
      generatedAt: new Date().toISOString(),
      timezone: 'UTC',
      period: null,
      isAllTime: !body.from && !body.to,
      responses: fitting.length,
      questions,
    };
  }),
];

/** Reports and responses, counted as in the campaigns service. */
export const reportHandlers = (shelf: Shelf, weighting: SampleWeighting): Handler[] => [
  ...reports(shelf, weighting),
  ...annotations(),
  ...responses(shelf),
];

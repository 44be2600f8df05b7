import {
  claimRedactionsOperation,
  decideRedactionOperation,
  getRedactionReviewOperation,
  listRedactionsOperation,
  type Redaction,
  type RedactionDecision,
  type RedactionReview,
  startRedactionReviewOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

const sampleAnswer = (
  questionId: string,
  responseId: string,
  text: string,
  { hidden, responses = 1 }: { readonly hidden?: string; readonly responses?: number } = {},
): Redaction => ({
  responseId,
  questionId,
  text,
  proposal:
    hidden === undefined
      ? []
      : [{ start: text.indexOf(hidden), end: text.indexOf(hidden) + hidden.length, kind: 'name' }],
  spans: null,
  state: 'open',
  responses,
  suggestion: null,
  decidedBy: null,
  decidedAt: null,
  revision: 1,
});

const answersOf = (questionId: string): Redaction[] => [
  sampleAnswer(questionId, 'r1', 'More benches by the pond', { responses: 12 }),
  sampleAnswer(questionId, 'r2', 'My neighbour Derek Oldfield parks on the path', { hidden: 'Derek Oldfield' }),
  sampleAnswer(questionId, 'r3', 'The baker of Mill Lane shouts at children'),
];

const stateAfter = (decision: RedactionDecision): Redaction['state'] =>
  decision === 'withhold' ? 'withheld' : 'accepted';

/** The review of written answers in memory. They are read at once. */
export const redactionHandlers = (): Handler[] => {
  let answers: Redaction[] = [];
  let chosen = { questionIds: [] as string[], needsSecondLook: false, terms: [] as string[] };
  const review = (): RedactionReview => {
    const isBegun = chosen.questionIds.length > 0;
    const count = (questionId: string, state?: Redaction['state']): number =>
      answers.filter((each) => each.questionId === questionId && (state === undefined || each.state === state)).length;
    return {
      ...chosen,
      state: isBegun ? 'ready' : 'none',
      done: 180,
      total: 180,
      readAt: isBegun ? new Date().toISOString() : null,
      isCurrent: true,
      quality: { answers: 240, identifiers: 0.97, names: 0.94, addresses: 0.72, precision: 0.89 },
      questions: chosen.questionIds.map((questionId) => ({
        questionId,
        answers: 14,
        texts: count(questionId),
        open: count(questionId, 'open'),
        accepted: count(questionId, 'accepted'),
        withheld: count(questionId, 'withheld'),
      })),
    };
  };
  return [
    handle(getRedactionReviewOperation, review),
    handle(startRedactionReviewOperation, ({ body: { questionIds, needsSecondLook = false, terms = [] } }) => {
      chosen = { questionIds, needsSecondLook, terms };
      const known = new Map(answers.map((each) => [`${each.questionId} ${each.responseId}`, each]));
      answers = questionIds
        .flatMap(answersOf)
        .map((each) => known.get(`${each.questionId} ${each.responseId}`) ?? each);
      return review();
    }),
    handle(claimRedactionsOperation, () => ({ items: answers.filter(({ state }) => state === 'open') })),
    handle(listRedactionsOperation, ({ query }) => ({
      items: answers.filter((each) => query?.state === undefined || each.state === query.state),
      nextCursor: null,
    })),
    handle(decideRedactionOperation, ({ params, body: { decision, spans, revision } }) => {
      const known = answers.find(
        ({ responseId, questionId }) => responseId === params.responseId && questionId === params.questionId,
      );
      if (!known) throw problem('redaction_not_found');
      if (known.revision !== revision) throw problem('redaction_changed');
      const decided: Redaction = {
        ...known,
        spans: spans ?? known.spans ?? known.proposal,
        state: stateAfter(decision),
        decidedBy: 'ada',
        decidedAt: new Date().toISOString(),
        revision: revision + 1,
      };
      answers = answers.map((each) => (each === known ? decided : each));
      return decided;
    }),
  ];
};

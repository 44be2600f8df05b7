import type { Question, WrittenAnswerKind } from '@folkmoot/contracts';
import type { OpinionQuestions, ThemeSplit } from '../comment/comment.domain';
import { asksForPerson, isShort } from '../response/asks-for-person.domain';
import { holdsComments, isInOwnWords, isPersonalQuestion } from '../survey/question-types.domain';

/** Responses that arrive within this time are read together, whatever the number of replicas. */
export const READ_AFTER_MS = 2_000;

export interface ChosenKind {
  readonly questionId: string;
  readonly kind: WrittenAnswerKind;
}

/** How the written answers of a campaign are read, and how far the built-in reading is. Exists once somebody opens the comments. */
export interface CommentPlan {
  readonly campaignId: string;
  readonly councilId: string;
  /** The choices of staff. Other questions have their default. */
  readonly kinds: readonly ChosenKind[];
  readonly codebookId: string | null;
  /** Splits of themes that the reading has not finished. */
  readonly splits: readonly ThemeSplit[];
  /** Rises when everything has to be read again. */
  readonly version: number;
  /** Version of the program that read the comments. */
  readonly reader: number;
  /** Every response up to this number is read. */
  readonly readNumber: number;
  /** When the reading continues. Null when it has read everything. */
  readonly dueAt: Date | null;
  /** When and how the last reading ended. */
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
  /** Rises with every change of plan, codebook or label. */
  readonly revision: number;
}

/** A written question, and how its answers are read. */
export interface PlannedKind {
  readonly question: Question;
  readonly kind: WrittenAnswerKind;
  readonly defaultKind: WrittenAnswerKind;
  readonly isFixed: boolean;
}

const defaultKindOf = (question: Question): WrittenAnswerKind => {
  if (isPersonalQuestion(question)) return 'personal';
  if (holdsComments(question.type)) return 'opinion';
  return asksForPerson(question.title) ? 'personal' : 'fact';
};

/** The written questions of a survey with their kinds. What is personal by its type or definition stays so. */
export const plannedKinds = (
  questions: readonly Question[],
  plan: Pick<CommentPlan, 'kinds'> | null,
): PlannedKind[] => {
  const chosen = new Map(plan?.kinds.map(({ questionId, kind }) => [questionId, kind]));
  return questions
    .filter(({ type }) => isInOwnWords(type))
    .map((question) => {
      const defaultKind = defaultKindOf(question);
      const isFixed = isPersonalQuestion(question) && chosen.get(question.id) !== 'personal';
      return { question, defaultKind, isFixed, kind: isFixed ? defaultKind : (chosen.get(question.id) ?? defaultKind) };
    });
};

/** The questions that are read as opinions. */
export const opinionsIn = (planned: readonly PlannedKind[]): OpinionQuestions => {
  const opinions = planned.filter(({ kind }) => kind === 'opinion').map(({ question }) => question);
  const asking = new Set(opinions.filter(({ title }) => asksForPerson(title)).map(({ id }) => id));
  return {
    ids: new Set(opinions.map(({ id }) => id)),
    isName: (questionId, text) => asking.has(questionId) && isShort(text),
  };
};

/** Ids of questions that staff declared personal. */
export const chosenPersonal = (plan: Pick<CommentPlan, 'kinds'> | null): ReadonlySet<string> =>
  new Set(plan?.kinds.filter(({ kind }) => kind === 'personal').map(({ questionId }) => questionId));

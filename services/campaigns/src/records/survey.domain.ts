import {
  type Condition,
  DomainError,
  mapConditions,
  type Question,
  type SurveyContent,
  type SurveyVersion,
} from '@folkmoot/contracts';
import { compareSurveys } from './question-types.domain';

export interface Survey {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly campaignId: string;
  readonly createdBy: string;
  readonly content: SurveyContent;
  /** Ids of questions (`q1`) and of their options (`q1/o1`) that were removed: none of them is used again. */
  readonly retiredIds: readonly string[];
  /** 0 before the first. */
  readonly publishedVersion: number;
  readonly hasUnpublishedChanges: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type NewSurvey = Omit<Survey, 'councilId' | 'revision'>;

/** An empty survey, named as the specification says. */
export const newSurvey = (
  given: Pick<Survey, 'id' | 'campaignId' | 'createdBy'> & { title: string; description: string },
  now: Date,
): NewSurvey => ({
  id: given.id,
  campaignId: given.campaignId,
  createdBy: given.createdBy,
  content: {
    title: `${given.title} Survey`,
    description: given.description,
    introText: '',
    introFile: null,
    questions: [],
  },
  retiredIds: [],
  publishedVersion: 0,
  hasUnpublishedChanges: false,
  createdAt: now,
  updatedAt: now,
});

type Part = { readonly id: string };
const partsOf = ({ options = [], imageOptions = [] }: Question): readonly Part[] => [...options, ...imageOptions];

const idsOf = (questions: readonly Question[]): string[] =>
  questions.flatMap((question) => [question.id, ...partsOf(question).map(({ id }) => `${question.id}/${id}`)]);

/** Gives a part whose id has been used a new one; `taken` fills as parts go by. */
const renew = (key: (id: string) => string, taken: Set<string>, makeId: () => string, renewed: Map<string, string>) => {
  return <P extends Part>(part: P): P => {
    const id = taken.has(key(part.id)) ? makeId() : part.id;
    taken.add(key(id));
    if (id !== part.id && !renewed.has(part.id)) renewed.set(part.id, id);
    return { ...part, id };
  };
};

const renewParts = (question: Question, originalId: string, taken: Set<string>, makeId: () => string) => {
  const renewed = new Map<string, string>();
  const one = renew((id) => `${originalId}/${id}`, taken, makeId, renewed);
  const { options, imageOptions } = question;
  return {
    question: {
      ...question,
      ...(options ? { options: options.map(one) } : {}),
      ...(imageOptions ? { imageOptions: imageOptions.map(one) } : {}),
    },
    renewed,
  };
};

/** Conditions follow the questions and options that were given new ids. */
const followRenewed = (
  question: Question,
  ids: Map<string, string>,
  parts: Map<string, Map<string, string>>,
): Question => {
  const { showIf } = question;
  if (!showIf) return question;
  const follow = (condition: Condition): Condition => ({
    ...condition,
    questionId: ids.get(condition.questionId) ?? condition.questionId,
    value: parts.get(condition.questionId)?.get(String(condition.value)) ?? condition.value,
  });
  return { ...question, showIf: mapConditions(showIf, follow) };
};

/**
 * Ids are never used twice: a question or option that comes with the id of a removed one, or of another one of the same
 * survey, is given a new id, and conditions follow.
 */
export const withFreshIds = (
  questions: readonly Question[],
  retiredIds: readonly string[],
  makeId: () => string,
): Question[] => {
  const taken = new Set(retiredIds);
  const ids = new Map<string, string>();
  const parts = new Map<string, Map<string, string>>();
  const one = renew((id) => id, taken, makeId, ids);
  const fresh = questions.map((given) => {
    const question = one(given);
    const inside = renewParts(question, question.id, taken, makeId);
    if (!parts.has(given.id)) parts.set(given.id, inside.renewed);
    return inside.question;
  });
  return fresh.map((question) => followRenewed(question, ids, parts));
};

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** What people answer, without the record around it. */
export const contentOf = ({ title, description, introText, introFile, questions }: SurveyContent): SurveyContent => ({
  title,
  description,
  introText,
  introFile,
  questions,
});

/** The survey with a new draft. `published` is what residents see, if anything. */
export const withDraft = (
  survey: Survey,
  content: SurveyContent,
  published: SurveyContent | null,
  now: Date,
): Survey => {
  const kept = new Set(idsOf(content.questions));
  const removed = idsOf(survey.content.questions).filter((id) => !kept.has(id));
  return {
    ...survey,
    content,
    retiredIds: [...new Set([...survey.retiredIds, ...removed])],
    hasUnpublishedChanges: published !== null && !isSame(contentOf(published), content),
    updatedAt: now,
  };
};

/** Throws stale_revision when somebody else has saved since `revision` was read. */
export const checkRevision = (current: number, revision: number | undefined): void => {
  if (revision !== undefined && revision !== current) throw new DomainError('stale_revision');
};

/** The next immutable version. It stays in its series as long as answers can be counted together. */
export const nextVersion = (survey: Survey, latest: SurveyVersion | null, now: Date): SurveyVersion => ({
  ...contentOf(survey.content),
  campaignId: survey.campaignId,
  councilId: survey.councilId,
  version: (latest?.version ?? 0) + 1,
  series: latest === null ? 1 : latest.series + (compareSurveys(latest, survey.content).startsNewSeries ? 1 : 0),
  publishedAt: now.toISOString(),
});

export const asPublished = (survey: Survey, version: number, now: Date): Survey => ({
  ...survey,
  publishedVersion: version,
  hasUnpublishedChanges: false,
  updatedAt: now,
});

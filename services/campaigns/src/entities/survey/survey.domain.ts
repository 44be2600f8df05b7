import {
  DomainError,
  type Question,
  type SurveyContent,
  type SurveyVersion,
  type ThankYouLink,
} from '@folkmoot/contracts';
import { arranged, compareSurveys, withCarriedOptions } from './question-types.domain';
import { surveyMessages } from './survey.messages';
import { followConditions, followLinks, followOriginals, followRules, followTranslations } from './survey-copy.domain';

export interface Survey {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly campaignId: string;
  readonly createdBy: string;
  readonly content: SurveyContent;
  /** Ids of removed questions (`q1`) and options (`q1/o1`). They are never reused. */
  readonly retiredIds: readonly string[];
  /** 0 before the first publication. */
  readonly publishedVersion: number;
  readonly hasUnpublishedChanges: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who saved the draft last, and when. Missing before its first save. */
  readonly savedBy?: string;
  readonly savedAt?: Date;
}

export type NewSurvey = Omit<Survey, 'councilId' | 'revision'>;

/** An empty survey with the title from the specification, cut at the maximum length. */
export const emptySurvey = ({ title, description }: { title: string; description: string }): SurveyContent => ({
  title,
  description,
  introText: '',
  introFile: null,
  questions: [],
  checkAnswers: true,
});

/** The content with another title. Translations of the former title are removed. */
export const withTitle = (content: SurveyContent, title: string): SurveyContent => {
  const { translations } = content;
  if (content.title === title || !translations) return { ...content, title };
  const words = Object.entries(translations).map(([language, { title: _, ...others }]) => [language, others] as const);
  return { ...content, title, translations: Object.fromEntries(words) };
};

/** Whether campaign and survey have one title. Surveys of earlier versions have the campaign's title and "Survey". */
const isTitledAfter = ({ title }: SurveyContent, campaignTitle: string): boolean =>
  title === campaignTitle || title === `${campaignTitle} Survey`;

/** The content after a change of the campaign's title: a title that both had in common stays in common. */
export const followTitle = (content: SurveyContent, before: string, after: string): SurveyContent =>
  before !== after && isTitledAfter(content, before) ? withTitle(content, after) : content;

/** The survey of a new campaign. */
export const newSurvey = (
  input: Pick<Survey, 'id' | 'campaignId' | 'createdBy' | 'content'>,
  now: Date,
): NewSurvey => ({
  ...input,
  retiredIds: [],
  publishedVersion: 0,
  hasUnpublishedChanges: false,
  createdAt: now,
  updatedAt: now,
});

type Part = { readonly id: string; readonly isCarried?: boolean | undefined };
const partsOf = ({ options = [], imageOptions = [], columns = [] }: Question): readonly Part[] => [
  ...options,
  ...imageOptions,
  ...columns,
];

const idsOf = (questions: readonly Question[]): string[] =>
  questions.flatMap((question) => [
    question.id,
    // A carried option has the id of its original, and returns with it.
    ...partsOf(question).flatMap(({ id, isCarried }) => (isCarried ? [] : [`${question.id}/${id}`])),
  ]);

/**
 * Ids that may not be used again. A part of the published version is not new when it returns: its deletion was undone,
 * and its answers continue to count.
 */
export const idsNotToReuse = (
  { retiredIds }: Pick<Survey, 'retiredIds'>,
  published: SurveyContent | null,
): string[] => {
  const live = new Set(idsOf(published?.questions ?? []));
  return retiredIds.filter((id) => !live.has(id));
};

/**
 * Renews the id of a part when it was used before; adds every id to `taken`. `renewed` contains the ids that references
 * must follow, without the second of two equal ids, because the first keeps the id.
 */
const renew = (key: (id: string) => string, taken: Set<string>, makeId: () => string, renewed: Map<string, string>) => {
  const kept = new Set<string>();
  return <P extends Part>(part: P): P => {
    if (part.isCarried) return part;
    const id = taken.has(key(part.id)) ? makeId() : part.id;
    taken.add(key(id));
    if (id === part.id) kept.add(id);
    else if (!kept.has(part.id) && !renewed.has(part.id)) renewed.set(part.id, id);
    return { ...part, id };
  };
};

const renewParts = (question: Question, taken: Set<string>, makeId: () => string) => {
  const renewed = new Map<string, string>();
  const renewPart = renew((id) => `${question.id}/${id}`, taken, makeId, renewed);
  const { options, imageOptions, columns } = question;
  const fresh = {
    ...question,
    ...(options ? { options: options.map(renewPart) } : {}),
    ...(imageOptions ? { imageOptions: imageOptions.map(renewPart) } : {}),
    ...(columns ? { columns: columns.map(renewPart) } : {}),
  };
  return { question: followLinks(fresh, renewed), renewed };
};

/**
 * Ids are never reused: a question or option with the id of a removed one, or of another one in the same survey, gets a
 * new id. Conditions and translations follow.
 */
export const withFreshIds = (
  content: SurveyContent,
  retiredIds: readonly string[],
  makeId: () => string,
): SurveyContent => {
  const taken = new Set(retiredIds);
  const ids = new Map<string, string>();
  const parts = new Map<string, Map<string, string>>();
  const renewQuestion = renew((id) => id, taken, makeId, ids);
  const fresh = content.questions.map((source) => {
    const inside = renewParts(renewQuestion(source), taken, makeId);
    if (!parts.has(source.id)) parts.set(source.id, inside.renewed);
    return inside.question;
  });
  followOriginals(content.questions, parts);
  const renamed = { questions: ids, parts };
  return arranged({
    ...content,
    questions: withCarriedOptions(fresh.map((question) => followConditions(question, renamed))),
    ...followRules(content, renamed),
    ...(content.translations ? { translations: followTranslations(content.translations, renamed) } : {}),
  });
};

/** The content for residents: they do not see which text a translation was made from. */
const seenOf = ({ translationSources: _, ...seen }: SurveyContent): object => seen;

const isSame = (a: SurveyContent, b: SurveyContent): boolean => canonical(seenOf(a)) === canonical(seenOf(b));

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const linksOf = (links: readonly ThankYouLink[]): ThankYouLink[] =>
  links.map(({ id, label, url }) => ({ id, label: label.trim(), url: url.trim() }));

/** An empty thank-you is left out, so that a draft without one equals the drafts of earlier versions. */
const thankYouOf = ({
  thankYouText = '',
  thankYouLinks = [],
}: SurveyContent): Pick<SurveyContent, 'thankYouText' | 'thankYouLinks'> => ({
  ...(thankYouText.trim() === '' ? {} : { thankYouText: thankYouText.trim() }),
  ...(thankYouLinks.length === 0 ? {} : { thankYouLinks: linksOf(thankYouLinks) }),
});

/** The first part of each id. */
const unique = <P extends Part>(parts: readonly P[]): P[] =>
  parts.filter(({ id }, index) => parts.findIndex((part) => part.id === id) === index);

/** The limits without empty parts, and left out when there are none. */
const limitsOf = ({ limits = {} }: SurveyContent): Pick<SurveyContent, 'limits'> => {
  const { responses, quotas = [], fullText = '' } = limits;
  if (responses === undefined && quotas.length === 0) return {};
  return {
    limits: {
      ...(responses !== undefined && { responses }),
      ...(quotas.length > 0 && { quotas: unique(quotas) }),
      ...(fullText.trim() !== '' && { fullText: fullText.trim() }),
    },
  };
};

/** Sections and end pages without empty parts, and left out when there are none. */
const partsAround = ({
  sections = [],
  endPages = [],
}: SurveyContent): Pick<SurveyContent, 'sections' | 'endPages'> => ({
  ...(sections.length > 0 && {
    sections: unique(sections).map(({ id, title, text = '', showIf, onePage }) => ({
      id,
      title: title.trim(),
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(showIf && { showIf }),
      ...(onePage && { onePage }),
    })),
  }),
  ...(endPages.length > 0 && {
    endPages: unique(endPages).map(({ id, kind, title, text = '', links = [], showIf }) => ({
      id,
      kind,
      title: title.trim(),
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(links.length > 0 && { links: linksOf(links) }),
      ...(showIf && { showIf }),
    })),
  }),
});

/** The content of a survey without its record fields. */
export const contentOf = (survey: SurveyContent): SurveyContent => ({
  title: survey.title,
  description: survey.description,
  introText: survey.introText,
  introFile: survey.introFile,
  ...(survey.introFiles && Object.keys(survey.introFiles).length > 0 && { introFiles: survey.introFiles }),
  questions: survey.questions,
  ...partsAround(survey),
  ...limitsOf(survey),
  ...thankYouOf(survey),
  ...(survey.language === undefined ? {} : { language: survey.language }),
  ...(survey.translations === undefined ? {} : { translations: survey.translations }),
  ...(survey.translationSources === undefined ? {} : { translationSources: survey.translationSources }),
  ...(survey.checkAnswers === undefined ? {} : { checkAnswers: survey.checkAnswers }),
});

/** The survey with a new draft. `published` is the published version, if any. */
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

/** Keeps a survey and its version, one document each, far below the document limit of the database. */
export const MAX_PARTS = 50_000;

/** Throws survey_too_large when all questions together have too many options. */
export const checkSize = ({ questions }: SurveyContent): void => {
  const parts = questions.reduce((sum, question) => sum + partsOf(question).length, 0);
  if (parts <= MAX_PARTS) return;
  const message = surveyMessages.tooManyOptions(MAX_PARTS);
  throw new DomainError('survey_too_large', { detail: message, fields: [{ path: 'questions', message }] });
};

/** Throws stale_revision when somebody else has saved after `revision` was read. */
export const checkRevision = (current: number, revision: number | undefined): void => {
  if (revision !== undefined && revision !== current) throw new DomainError('stale_revision');
};

/** The next immutable version. It stays in its series when its answers can be counted with the previous ones. */
export const nextVersion = (survey: Survey, latest: SurveyVersion | null, now: Date): SurveyVersion => ({
  ...arranged(contentOf(survey.content)),
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

import {
  lookup,
  type Question,
  type SurveyContent,
  type SurveyImport,
  type SurveySection,
  type Translations,
} from '@folkmoot/contracts';
import { copyOfSurvey } from '../../entities/survey/survey-copy.domain';
import { messages } from './survey-imports.messages';

type Parts = Pick<SurveyContent, 'questions' | 'sections' | 'endPages' | 'translations'>;

/** Text paths of parts that several surveys have only once, such as the title. */
const isOfPart = (path: string): boolean => /^(questions|sections|endPages)\./.test(path);

const renamePath = (path: string, list: string, ids: ReadonlyMap<string, string>): string => {
  const [head, id = '', ...rest] = path.split('.');
  const renamed = head === list ? ids.get(id) : undefined;
  return renamed === undefined ? path : [list, renamed, ...rest].join('.');
};

const renameIn = (translations: Translations, rename: (path: string) => string): Translations =>
  Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [
      language,
      Object.fromEntries(Object.entries(words).map(([path, text]) => [rename(path), text])),
    ]),
  );

/** New ids for those that the draft has already. */
const renewed = (
  parts: readonly { readonly id: string }[] = [],
  taken: readonly { readonly id: string }[] = [],
  makeId: () => string,
): ReadonlyMap<string, string> => {
  const used = new Set(taken.map(({ id }) => id));
  return new Map(parts.filter(({ id }) => used.has(id)).map(({ id }) => [id, makeId()]));
};

const withIds = <P extends { id: string }>(parts: readonly P[] | undefined, ids: ReadonlyMap<string, string>) =>
  parts?.map((part) => ({ ...part, id: ids.get(part.id) ?? part.id }));

/** Sections and end pages with ids that the draft does not have. */
const besideDraft = (draft: SurveyContent, imported: SurveyContent, makeId: () => string): Parts => {
  const sectionIds = renewed(imported.sections, draft.sections, makeId);
  const pageIds = renewed(imported.endPages, draft.endPages, makeId);
  const inSection = (question: Question): Question => {
    const sectionId = sectionIds.get(question.sectionId ?? '');
    return sectionId === undefined ? question : { ...question, sectionId };
  };
  return {
    questions: imported.questions.map(inSection),
    ...(imported.sections ? { sections: withIds<SurveySection>(imported.sections, sectionIds) } : {}),
    ...(imported.endPages ? { endPages: withIds(imported.endPages, pageIds) } : {}),
    translations: renameIn(imported.translations ?? {}, (path) =>
      renamePath(renamePath(path, 'sections', sectionIds), 'endPages', pageIds),
    ),
  };
};

const joinedTranslations = (own: Translations = {}, more: Translations = {}): Translations => {
  const languages = [...new Set([...Object.keys(own), ...Object.keys(more)])];
  return Object.fromEntries(
    languages.map((language) => {
      const added = Object.entries(lookup(more, language) ?? {}).filter(([path]) => isOfPart(path));
      return [language, { ...Object.fromEntries(added), ...lookup(own, language) }];
    }),
  );
};

interface Extended {
  readonly content: SurveyContent;
  /** Parts that the draft has already, so that the imported ones are left out. */
  readonly lost: SurveyImport['lost'];
}

/** Both have a main language, and it is not the same: texts of two languages would be mixed up. */
const differInLanguage = (draft: SurveyContent, imported: SurveyContent): boolean =>
  draft.language !== undefined && imported.language !== undefined && draft.language !== imported.language;

/** Parts that the draft does not take. */
const lostBeside = (draft: SurveyContent, imported: SurveyContent): SurveyImport['lost'] => {
  const whys = [
    ...(differInLanguage(draft, imported) && imported.translations ? [messages.otherLanguage] : []),
    ...(imported.limits && draft.limits ? [messages.ownLimits] : []),
  ];
  return whys.map((why) => ({ where: messages.survey, why }));
};

const appended = (draft: SurveyContent, imported: SurveyContent, makeId: () => string): Extended => {
  const copy = copyOfSurvey({ ...imported, ...besideDraft(draft, imported, makeId) }, makeId);
  const taken = differInLanguage(draft, imported) ? {} : copy.translations;
  const translations = joinedTranslations(draft.translations, taken);
  const { sections = [], endPages = [], limits = copy.limits } = draft;
  return {
    content: {
      ...draft,
      title: draft.title || copy.title,
      introText: draft.introText || copy.introText,
      questions: [...draft.questions, ...copy.questions],
      sections: [...sections, ...(copy.sections ?? [])],
      endPages: [...endPages, ...(copy.endPages ?? [])],
      ...(limits ? { limits } : {}),
      ...(Object.keys(translations).length > 0 ? { translations } : {}),
    },
    lost: lostBeside(draft, imported),
  };
};

/** Whether nobody has begun to write. */
const isBlank = ({ questions, sections = [], endPages = [] }: SurveyContent): boolean =>
  questions.length + sections.length + endPages.length === 0;

/** Formats of questionnaires on paper: their first lines may not be the title. All others are of whole surveys. */
const documentFormats: ReadonlySet<SurveyImport['format']> = new Set(['docx', 'csv', 'text']);

/**
 * The draft with an imported survey. When the draft is blank, the survey is as it was, with its ids; texts of a document
 * do not replace those of the draft. Otherwise it is behind what is there, and texts of the draft win.
 */
export const extendDraft = (
  draft: SurveyContent,
  { format, content: imported }: Pick<SurveyImport, 'format' | 'content'>,
  makeId: () => string,
): Extended => {
  if (!isBlank(draft)) return appended(draft, imported, makeId);
  const [first, second] = documentFormats.has(format) ? [draft, imported] : [imported, draft];
  const content = {
    ...draft,
    ...imported,
    title: first.title || second.title,
    introText: first.introText || second.introText,
    description: documentFormats.has(format) ? draft.description : imported.description,
    introFile: draft.introFile,
  };
  return { content, lost: [] };
};

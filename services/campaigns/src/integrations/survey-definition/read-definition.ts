import {
  conditionsOf,
  DomainError,
  isOwnName,
  keySchema,
  leftOutSchema,
  MAX_STEP_LABEL,
  partIdSchema,
  type Question,
  questionSchema,
  questionTypeNames,
  SURVEY_DEFINITION_FORMAT,
  SURVEY_DEFINITION_VERSION,
  type SurveyImport,
  surveyContentSchema,
} from '@folkmoot/contracts';
import * as z from 'zod';
import { messages } from './survey-definition.messages';

/** @file Reads a survey that was downloaded. What cannot be read is named, and the rest is kept. */

type Remarks = Pick<SurveyImport, 'carried' | 'changed' | 'lost'>;
type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a JSON value says that it is of this format, whatever its version. */
export const isDefinition = (value: unknown): boolean => isPlain(value) && value.format === SURVEY_DEFINITION_FORMAT;

const refused = (detail: string): DomainError => new DomainError('file_unreadable', { detail });

/** Fields that the server works out for itself. */
const ownFields = new Set(['sectionShowIf', 'pageId', 'endIf', 'consentKey']);
const questionFields = new Set(Object.keys(questionSchema.shape));
/** As strict about ids and keys as a save. */
const definedQuestionSchema = questionSchema.extend({
  id: partIdSchema,
  numberLabels: z.record(keySchema(40), z.string().max(MAX_STEP_LABEL)).optional(),
});
const hasOwnIds = ({ options = [], imageOptions = [], columns = [] }: Question): boolean =>
  [...options, ...imageOptions, ...columns].every(({ id }) => isOwnName(id));

const whereOf = (raw: unknown, index: number): string => {
  const title = isPlain(raw) && typeof raw.title === 'string' ? raw.title.trim() : '';
  return title === '' ? messages.unnamed(index + 1) : title.slice(0, 100);
};

const whatOf = (question: Question): string => {
  const { label } = questionTypeNames[question.type];
  const count = (question.options ?? question.imageOptions ?? []).length;
  return count > 0 ? messages.options(label, count) : label;
};

const readQuestion = (raw: unknown, index: number, { carried, lost }: Remarks): Question[] => {
  const where = whereOf(raw, index);
  const parsed = definedQuestionSchema.safeParse(raw);
  if (!parsed.success || !hasOwnIds(parsed.data)) {
    lost.push({ where, why: messages.unreadable(parsed.error?.issues[0]?.path.join('.') || 'id') });
    return [];
  }
  const unknown = Object.keys(raw as Plain).filter((name) => !questionFields.has(name));
  lost.push(...unknown.map((name) => ({ where, why: messages.unknownSetting(name) })));
  const question = Object.fromEntries(Object.entries(parsed.data).filter(([name]) => !ownFields.has(name))) as Question;
  carried.push({ where, what: whatOf(question) });
  return [question];
};

/** The parts of a survey beside its questions, each read by itself. */
const partSchemas = surveyContentSchema.omit({ questions: true, introFile: true }).shape;
type PartName = keyof typeof partSchemas;
const partNames = Object.keys(partSchemas) as PartName[];

const readParts = (survey: Plain, { lost }: Remarks): Partial<SurveyImport['content']> => {
  const known = new Set<string>([...partNames, 'questions', 'introFile']);
  const unknown = Object.keys(survey).filter((name) => !known.has(name));
  lost.push(...unknown.map((name) => ({ where: messages.survey, why: messages.unknownSetting(name) })));
  const parts = partNames.flatMap((name) => {
    if (survey[name] === undefined) return [];
    const parsed = partSchemas[name].safeParse(survey[name]);
    if (parsed.success) return [[name, parsed.data] as const];
    lost.push({ where: messages.survey, why: messages.unreadablePart(name) });
    return [];
  });
  return Object.fromEntries(parts);
};

const noteParts = (
  { sections = [], endPages = [], translations = {} }: SurveyImport['content'],
  { carried }: Remarks,
) => {
  const languages = Object.keys(translations);
  const whats = [
    ...(sections.length > 0 ? [messages.sections(sections.length)] : []),
    ...(endPages.length > 0 ? [messages.endPages(endPages.length)] : []),
    ...(languages.length > 0 ? [messages.translations(languages.join(', '))] : []),
  ];
  carried.push(...whats.map((what) => ({ where: messages.survey, what })));
};

const noteLeftOut = (raw: unknown, questions: readonly Question[], { lost }: Remarks): void => {
  const parsed = z.array(leftOutSchema).safeParse(raw ?? []);
  for (const { kind, questionId, name } of parsed.success ? parsed.data : []) {
    const at = questions.findIndex(({ id }) => id === questionId);
    const where = at < 0 ? messages.survey : whereOf(questions[at], at);
    lost.push({ where, why: messages.leftOut[kind](name) });
  }
};

/** A question that could not be read may be asked for by conditions of others. */
const noteConditions = (questions: readonly Question[], { lost }: Remarks): void => {
  const ids = new Set(questions.map(({ id }) => id));
  for (const [index, question] of questions.entries()) {
    const asked = conditionsOf(question.showIf).conditions.map(({ questionId }) => questionId);
    if (asked.every((id) => ids.has(id))) continue;
    lost.push({ where: whereOf(question, index), why: messages.lostCondition });
  }
};

/** Throws file_unreadable. `value` is any JSON that `isDefinition`. */
export const readDefinition = (value: unknown): SurveyImport => {
  const { version, survey, leftOut } = value as Plain;
  if (typeof version === 'number' && version > SURVEY_DEFINITION_VERSION) throw refused(messages.newer(version));
  if (version !== SURVEY_DEFINITION_VERSION || !isPlain(survey) || !Array.isArray(survey.questions))
    throw refused(messages.noSurvey);
  const remarks: Remarks = { carried: [], changed: [], lost: [] };
  const questions = survey.questions.flatMap((raw, index) => readQuestion(raw, index, remarks));
  if (questions.length === 0) throw refused(messages.noQuestions);
  const content = {
    title: '',
    description: '',
    introText: '',
    introFile: null,
    ...readParts(survey, remarks),
    questions,
  };
  noteParts(content, remarks);
  noteConditions(questions, remarks);
  noteLeftOut(leftOut, questions, remarks);
  return { format: SURVEY_DEFINITION_FORMAT, ...remarks, content };
};

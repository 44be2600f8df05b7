import {
  DomainError,
  isOwnName,
  MAX_QUESTION_DESCRIPTION,
  MAX_QUESTION_TITLE,
  MAX_QUESTIONS,
  MAX_SECTION_TEXT,
  MAX_SECTIONS,
  MAX_SURVEY_INTRO,
  MAX_SURVEY_THANK_YOU,
  MAX_SURVEY_TITLE,
  MAX_TRANSLATION,
  type Question,
  questionTypeNames,
  type SurveyImport,
  type SurveySection,
} from '@folkmoot/contracts';
import { type Asked, conditionOf } from './condition-of';
import { partsOf, type ReadElement, readElement } from './read-element';
import { cutTo, type Remarks } from './remarks';
import { messages } from './survey-js.messages';
import { isPlain, mainText, otherTexts, type Plain } from './texts.domain';
import { type Translation, translationsOf } from './translations.domain';

/** @file Reads a survey of SurveyJS. What cannot be carried over is named, and the rest is kept. */

const listOf = (value: unknown): Plain[] => (Array.isArray(value) ? value.filter(isPlain) : []);

/** The pages of a survey. A survey without pages has its elements itself. */
const pagesOf = (survey: Plain): Plain[] => {
  const pages = listOf(survey.pages);
  return pages.length > 0 ? pages : [survey];
};

const elementsOf = (holder: Plain): Plain[] => listOf(holder.elements ?? holder.questions);

/** Whether a JSON value is a survey of SurveyJS: it has pages or elements with types. */
export const isSurveyJs = (value: unknown): boolean =>
  isPlain(value) &&
  value.format === undefined &&
  pagesOf(value).some((page) => elementsOf(page).some(({ type }) => typeof type === 'string'));

const DEEPEST = 20;

const isHidden = ({ visible, visibleIf }: Plain): boolean => visible === false && visibleIf === undefined;

/** Both conditions, as one expression. */
const both = (outer: unknown, inner: unknown): unknown => {
  const [first, second] = [outer, inner].filter((each) => typeof each === 'string' && each.trim() !== '');
  return second === undefined ? first : `${first} and ${second}`;
};

/** Names what of a panel is not carried over. */
const notePanel = (panel: Plain, isTooDeep: boolean, { language, lost }: Remarks): void => {
  const where = mainText(panel.title, language).slice(0, 100) || String(panel.name ?? messages.panel);
  const hasText = [panel.title, panel.description].some((text) => mainText(text, language) !== '');
  if (isHidden(panel)) lost.push({ where, why: messages.hidden });
  else if (isTooDeep) lost.push({ where, why: messages.tooDeep });
  else if (hasText) lost.push({ where, why: messages.panelText });
};

/** The questions of a page in their order. A panel shows its own when its condition is met. */
const flatten = (holder: Plain, remarks: Remarks, depth = 0): Plain[] =>
  elementsOf(holder).flatMap((element) => {
    if (element.type !== 'panel') return [element];
    const isTooDeep = depth >= DEEPEST;
    notePanel(element, isTooDeep, remarks);
    if (isTooDeep || isHidden(element)) return [];
    const { visibleIf } = element;
    const inherited = (inner: Plain): Plain => ({ ...inner, visibleIf: both(visibleIf, inner.visibleIf) });
    return flatten(element, remarks, depth + 1).map(visibleIf === undefined ? (inner) => inner : inherited);
  });

/** Settings that change what people see or may answer, and that have no counterpart here. */
const lostSettings = [
  ...['enableIf', 'requiredIf', 'setValueExpression', 'defaultValue', 'resetValueIf', 'maxLength'],
  ...['choicesVisibleIf', 'choicesEnableIf', 'rowsVisibleIf', 'columnsVisibleIf', 'hasComment', 'showCommentArea'],
] as const;

/** A setting that is off, or has the value that means that it is off. */
const isOff = (value: unknown): boolean => value === undefined || value === false || value === '' || value === -1;

type OptionTexts = Required<Pick<ReadElement, 'optionTexts' | 'columnTexts'>>;

class Reading {
  readonly questions: Question[] = [];
  readonly sections: SurveySection[] = [];
  readonly translations: Translation[] = [];
  private readonly asked = new Map<string, Asked>();
  private readonly ids = new Set<string>();

  constructor(private readonly remarks: Remarks) {}

  private newId(name: unknown): string {
    const plain = typeof name === 'string' && /^[A-Za-z0-9_-]{1,36}$/.test(name) && isOwnName(name) ? name : '';
    const first = plain || `q${this.questions.length + 1}`;
    let id = first;
    for (let next = 2; this.ids.has(id); next += 1) id = `${first}_${next}`;
    this.ids.add(id);
    return id;
  }

  translate(path: string, value: unknown): void {
    for (const [language, text] of otherTexts(value, this.remarks.language))
      this.translations.push([path, language, text.slice(0, MAX_TRANSLATION)]);
  }

  /** The condition of a question or page. Expressions that cannot be carried over are named. */
  showIf(expression: unknown, where: string): Pick<Question, 'showIf'> {
    if (typeof expression !== 'string' || expression.trim() === '') return {};
    const showIf = conditionOf(expression, this.asked);
    if (showIf) return { showIf };
    this.remarks.lost.push({ where, why: messages.condition(expression.slice(0, 200)) });
    return {};
  }

  private noteSettings(element: Plain, where: string): void {
    const { lost } = this.remarks;
    if (Array.isArray(element.validators) && element.validators.length > 0)
      lost.push({ where, why: messages.validators });
    for (const name of lostSettings) if (!isOff(element[name])) lost.push({ where, why: messages.setting(name) });
    const options = [element.choices, element.rows, element.columns].flatMap(listOf);
    if (options.some((option) => !isOff(option.visibleIf))) lost.push({ where, why: messages.optionConditions });
  }

  private translateQuestion({ id, description }: Question, element: Plain, texts: OptionTexts): void {
    const path = `questions.${id}`;
    this.translate(`${path}.title`, element.title);
    if (description) this.translate(`${path}.description`, element.description);
    for (const [option, to, text] of texts.optionTexts) this.translations.push([`${path}.options.${option}`, to, text]);
    for (const [column, to, text] of texts.columnTexts) this.translations.push([`${path}.columns.${column}`, to, text]);
  }

  private add(
    element: Plain,
    { byValue, optionTexts = [], columnTexts = [], ...settings }: ReadElement,
    where: string,
    sectionId?: string,
  ) {
    const { language, carried } = this.remarks;
    const id = this.newId(element.name);
    const description = cutTo(mainText(element.description, language), MAX_QUESTION_DESCRIPTION, where, this.remarks);
    const title = mainText(element.title, language) || String(element.name ?? where);
    const question: Question = {
      ...settings,
      id,
      title: cutTo(title, MAX_QUESTION_TITLE, where, this.remarks),
      required: element.isRequired === true,
      ...(description === '' ? {} : { description }),
      ...(sectionId === undefined ? {} : { sectionId }),
      ...this.showIf(element.visibleIf, where),
    };
    this.questions.push(question);
    if (typeof element.name === 'string') this.asked.set(element.name, { question, byValue: byValue ?? new Map() });
    this.translateQuestion(question, element, { optionTexts, columnTexts });
    const { label } = questionTypeNames[question.type];
    const count = question.options?.length ?? 0;
    carried.push({ where, what: count > 0 ? messages.options(label, count) : label });
  }

  element(element: Plain, sectionId?: string): void {
    const title = mainText(element.title, this.remarks.language) || String(element.name ?? '');
    const where = title.slice(0, 100) || messages.unnamed(this.questions.length + 1);
    if (isHidden(element)) {
      this.remarks.lost.push({ where, why: messages.hidden });
      return;
    }
    const parts = partsOf(element, this.remarks.language);
    if (parts && parts.length > 0) {
      this.remarks.changed.push({ where, what: messages.becameQuestions(parts.length) });
      for (const part of parts) this.element(part, sectionId);
      return;
    }
    const settings = readElement(element, where, this.remarks);
    if (!settings) return;
    this.noteSettings(element, where);
    this.add(element, settings, where, sectionId);
  }

  page(page: Plain, index: number, isAlone: boolean): void {
    const { language } = this.remarks;
    if (isAlone) {
      for (const element of flatten(page, this.remarks)) this.element(element);
      return;
    }
    const id = `s${index + 1}`;
    const where = mainText(page.title, language).slice(0, 100) || messages.page(index + 1);
    if (isHidden(page)) {
      this.remarks.lost.push({ where, why: messages.hidden });
      return;
    }
    const text = cutTo(mainText(page.description, language), MAX_SECTION_TEXT, where, this.remarks);
    const shown = this.showIf(page.visibleIf, where);
    this.sections.push({
      id,
      title: cutTo(mainText(page.title, language) || where, MAX_QUESTION_TITLE, where, this.remarks),
      ...(text === '' ? {} : { text }),
      onePage: true,
      ...shown,
    });
    this.translate(`sections.${id}.title`, page.title);
    this.translate(`sections.${id}.text`, text === '' ? '' : page.description);
    for (const element of flatten(page, this.remarks)) this.element(element, id);
  }
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

const noteParts = (
  { sections, translations }: { sections: number; translations: readonly string[] },
  { carried }: Remarks,
) => {
  if (sections > 0) carried.push({ where: messages.survey, what: messages.sections(sections) });
  if (translations.length > 0)
    carried.push({ where: messages.survey, what: messages.translations(translations.join(', ')) });
};

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const noteLost = (
  survey: Plain,
  { questions, pages }: { questions: number; pages: number },
  { lost }: Remarks,
): void => {
  if (questions > MAX_QUESTIONS || pages > MAX_SECTIONS)
    lost.push({ where: messages.survey, why: messages.tooManyQuestions(MAX_QUESTIONS) });
  if (isFilled(survey.calculatedValues) || isFilled(survey.triggers))
    lost.push({ where: messages.survey, why: messages.calculated });
  if (isFilled(survey.completedHtmlOnCondition)) lost.push({ where: messages.survey, why: messages.endTexts });
  if ([survey.questionsOrder, survey.questionOrder].includes('random'))
    lost.push({ where: messages.survey, why: messages.questionOrder });
};

/** The texts around the questions. */
const textsOf = (survey: Plain, remarks: Remarks) => {
  const cut = (value: unknown, limit: number) =>
    cutTo(mainText(value, remarks.language), limit, messages.survey, remarks);
  const thankYouText = cut(survey.completedHtml, MAX_SURVEY_THANK_YOU);
  if (thankYouText !== '') remarks.changed.push({ where: messages.survey, what: messages.plainText });
  return {
    title: cut(survey.title, MAX_SURVEY_TITLE),
    description: '',
    introText: cut(survey.description, MAX_SURVEY_INTRO),
    introFile: null,
    ...(thankYouText === '' ? {} : { thankYouText }),
  };
};

/** Whether the only page has something that needs a section. */
const hasOwn = ({ title, description, visibleIf, visible }: Plain, language: string): boolean =>
  [title, description, visibleIf].some((text) => mainText(text, language) !== '') || visible === false;

/** Throws file_unreadable when no question can be carried over. `value` is any JSON that `isSurveyJs`. */
export const readSurveyJs = (value: unknown): SurveyImport => {
  const survey = value as Plain;
  const language = typeof survey.locale === 'string' && LANGUAGE.test(survey.locale) ? survey.locale : 'en';
  const remarks: Remarks = { carried: [], changed: [], lost: [], language };
  const reading = new Reading(remarks);
  const pages = pagesOf(survey).filter((page) => elementsOf(page).length > 0);
  const isAlone = pages.length === 1 && !pages.some((page) => page !== survey && hasOwn(page, language));
  for (const [index, page] of pages.slice(0, MAX_SECTIONS).entries()) reading.page(page, index, isAlone);
  const { questions, sections } = reading;
  if (questions.length === 0) {
    const [first] = remarks.lost;
    const reason = first ? `${first.where}: ${first.why}` : '';
    throw new DomainError('file_unreadable', { detail: `${messages.noQuestions} ${reason}`.trim() });
  }
  noteLost(survey, { questions: questions.length, pages: pages.length }, remarks);
  reading.translate('title', survey.title);
  reading.translate('introText', survey.description);
  const translations = translationsOf(reading.translations);
  noteParts({ sections: sections.length, translations: Object.keys(translations) }, remarks);
  const content = {
    ...textsOf(survey, remarks),
    questions: questions.slice(0, MAX_QUESTIONS),
    ...(sections.length > 0 ? { sections } : {}),
    language,
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  };
  const { carried, changed, lost } = remarks;
  return { format: 'surveyjs', carried, changed, lost, content };
};

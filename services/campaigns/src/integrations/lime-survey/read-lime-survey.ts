import {
  isOwnName,
  MAX_QUESTION_DESCRIPTION,
  MAX_QUESTION_TITLE,
  MAX_QUESTIONS,
  MAX_SECTION_TEXT,
  MAX_SECTIONS,
  MAX_SURVEY_INTRO,
  MAX_SURVEY_THANK_YOU,
  MAX_SURVEY_TITLE,
  type Question,
  questionTypeNames,
  type SurveyImport,
  type SurveySection,
} from '@folkmoot/contracts';
import { refused } from '../survey-documents/refused';
import type { Remarks } from '../survey-js/remarks';
import { translationsOf } from '../survey-js/translations.domain';
import { FileTexts, isLanguage, type TextIn } from './file-texts';
import { ItemWriter } from './item-writer';
import { KnownNames } from './known-names';
import { type LimeGroup, type LimeModel, type LimeQuestion, modelOf } from './lime-model';
import { messages } from './lime-survey.messages';
import { noteLostParts, noteLostSettings } from './lost-settings';
import { inWords, oldConditions } from './old-conditions';
import type { QuestionDraft } from './question-draft';
import { readQuestion } from './question-readers';
import { readTables } from './read-tables';
import { type Expression, joined, readRelevance } from './relevance.domain';
import { showIfFor } from './show-if';

/** @file Reads a survey, a group or a question of LimeSurvey. What cannot be carried over is named, and the rest is kept. */

const TEXT_DISPLAY = 'X';

const isNever = (expression: Expression | null): boolean => expression?.kind === 'constant' && !expression.isTrue;
const isAlways = (expression: Expression | null): boolean => expression?.kind === 'constant' && expression.isTrue;

interface OpenSection {
  readonly section: SurveySection;
  readonly where: string;
  texts: TextIn[];
}

class Reading {
  readonly questions: Question[] = [];
  readonly sections: SurveySection[] = [];
  private readonly ids = new Set<string>();
  private readonly known: KnownNames;
  private readonly items: ItemWriter;
  private readonly oldRows: LimeModel['conditions'];

  constructor(
    private readonly model: LimeModel,
    private readonly remarks: Remarks,
    private readonly texts: FileTexts,
  ) {
    this.known = new KnownNames(model.groups.flatMap(({ questions }) => questions));
    this.items = new ItemWriter(remarks, texts, this.known);
    this.oldRows = model.conditions;
  }

  private newId(name: string): string {
    const first = /^[A-Za-z0-9_-]{1,30}$/.test(name) && isOwnName(name) ? name : `q${this.questions.length + 1}`;
    let id = first;
    for (let next = 2; this.ids.has(id); next += 1) id = `${first}_${next}`;
    this.ids.add(id);
    return id;
  }

  private whereOf({ code, texts }: LimeQuestion): string {
    const title = this.texts.name(texts);
    return (
      [code, title]
        .filter((words) => words !== '')
        .join(': ')
        .slice(0, 100) || messages.unnamed(this.ids.size + 1)
    );
  }

  /** The condition of a question: its expression, or in old files the rows of a table. Null when there is none. */
  private expressionOf(question: LimeQuestion, where: string): Expression | null {
    const expression = readRelevance(question.relevance);
    if (!expression) this.remarks.lost.push({ where, why: messages.conditionLost(question.relevance.slice(0, 200)) });
    if (!isAlways(expression)) return expression;
    const rows = this.oldRows.filter((row) => row.get('qid') === question.id);
    if (rows.length === 0) return null;
    const old = oldConditions(rows);
    if (!old) this.remarks.lost.push({ where, why: messages.conditionLost(inWords(rows).slice(0, 200)) });
    return old;
  }

  private showIf(expression: Expression | null, where: string, text: string): Pick<Question, 'showIf'> {
    if (!expression) return {};
    const made = showIfFor(expression, this.known.names);
    if (!made) {
      this.remarks.lost.push({ where, why: messages.conditionLost(text.slice(0, 200)) });
      return {};
    }
    if (made.needsAnswer) this.remarks.changed.push({ where, what: messages.notUnanswered });
    return { showIf: made.showIf };
  }

  /** The condition of a question here: that of the whole, and that of the part that it was. */
  private conditionOf(
    question: LimeQuestion,
    { relevance: part }: QuestionDraft,
    whole: Expression | null,
    where: string,
  ): Pick<Question, 'showIf'> {
    const parts = part ? this.items.expressionsOf(question, part, where) : [];
    const all = [...(whole ? [whole] : []), ...parts];
    if (all.length === 0) return {};
    const text = [question.relevance, part?.text ?? ''].filter((words) => !['', '1'].includes(words)).join(' and ');
    return this.showIf(joined('all', all), where, text || messages.condition);
  }

  private titleOf({ code, texts }: LimeQuestion, { parts }: QuestionDraft, where: string): TextIn {
    const words = [this.texts.in(texts, where), ...parts.map((part) => this.items.textOf(part, where))];
    const { language: main } = this.remarks;
    return (language) => {
      const own = words.map((text) => text(language));
      if (language !== main && own.every((text) => text === '')) return '';
      const filled = own.map((text, index) => text || words[index]?.(main) || parts[index - 1]?.label || code);
      return filled.filter((text) => text !== '').join(': ');
    };
  }

  private descriptionOf({ help }: LimeQuestion, { description = [] }: QuestionDraft, where: string): TextIn {
    const columns = description.map((item) => this.items.textOf(item, where));
    const own = this.texts.in(help, where, false);
    return (language) => {
      const lines = columns.map((text) => text(language)).filter((text) => text !== '');
      return [own(language), ...lines.map((line) => `• ${line}`)].filter((text) => text !== '').join('\n');
    };
  }

  private add(
    question: LimeQuestion,
    draft: QuestionDraft,
    { where, condition, sectionId }: { where: string; condition: Expression | null; sectionId: string | undefined },
  ): void {
    const id = this.newId(question.code);
    const path = `questions.${id}`;
    const title = this.texts.write(
      this.titleOf(question, draft, where),
      { path: `${path}.title`, where, limit: MAX_QUESTION_TITLE },
      question.code || where,
    );
    const description = this.texts.write(this.descriptionOf(question, draft, where), {
      path: `${path}.description`,
      where,
      limit: MAX_QUESTION_DESCRIPTION,
    });
    const made: Question = {
      ...draft.settings,
      id,
      title,
      required: question.isMandatory && draft.isOptional !== true,
      ...(description === '' ? {} : { description }),
      ...(sectionId === undefined ? {} : { sectionId }),
      ...this.items.write(question, draft, { path, where }),
      ...this.conditionOf(question, draft, condition, where),
    };
    this.questions.push(made);
    this.known.add(question, draft, made);
    const { label } = questionTypeNames[made.type];
    const count = made.options?.length ?? 0;
    this.remarks.carried.push({ where, what: count > 0 ? messages.options(label, count) : label });
  }

  private question(question: LimeQuestion, sectionId: string | undefined): void {
    const where = this.whereOf(question);
    const condition = this.expressionOf(question, where);
    const isHidden = question.setting('hidden') === '1';
    if (isHidden || isNever(condition)) {
      this.remarks.lost.push({ where, why: isHidden ? messages.hidden : messages.never });
      return;
    }
    const drafts = readQuestion(question, { where, remarks: this.remarks });
    if (!drafts) return;
    if (this.questions.length + drafts.length > MAX_QUESTIONS) {
      this.remarks.lost.push({ where, why: messages.tooManyQuestions(MAX_QUESTIONS) });
      return;
    }
    noteLostSettings(question, this.model, { where, remarks: this.remarks });
    for (const draft of drafts) this.add(question, draft, { where, condition, sectionId });
  }

  /** A text between questions becomes text of its section. */
  private textDisplay(question: LimeQuestion, open: OpenSection | null): void {
    const where = this.whereOf(question);
    const text = this.texts.in(question.texts, where, false);
    const help = this.texts.in(question.help, where, false);
    const { lost, changed, language } = this.remarks;
    const isFree = isAlways(readRelevance(question.relevance)) && question.setting('hidden') !== '1';
    const length = [...(open?.texts ?? []), text, help].map((each) => each(language)).join('\n').length;
    if (!isFree) lost.push({ where, why: messages.textWithCondition });
    else if (!open) lost.push({ where, why: messages.noSection });
    else if (length > MAX_SECTION_TEXT) lost.push({ where, why: messages.textTooLong });
    else {
      open.texts.push(text, help);
      changed.push({ where, what: messages.textToSection });
    }
  }

  private openSection(group: LimeGroup, index: number, where: string): OpenSection | null {
    if (this.sections.length >= MAX_SECTIONS) {
      this.remarks.lost.push({ where, why: messages.tooManySections(MAX_SECTIONS) });
      return null;
    }
    const id = `s${index + 1}`;
    const relevance = readRelevance(group.relevance);
    if (!relevance) this.remarks.lost.push({ where, why: messages.conditionLost(group.relevance.slice(0, 200)) });
    const limits = { path: `sections.${id}.title`, where, limit: MAX_QUESTION_TITLE };
    const title = this.texts.write(this.texts.in(group.texts, where), limits, where);
    const isOnePage = this.model.settings.get('format') !== 'S';
    const section = {
      id,
      title,
      ...(isOnePage ? { onePage: true } : {}),
      ...(isAlways(relevance) ? {} : this.showIf(relevance, where, group.relevance)),
    };
    return { section, where, texts: [this.texts.in(group.descriptions, where, false)] };
  }

  private closeSection({ section, where, texts }: OpenSection): void {
    const whole: TextIn = (language) =>
      texts
        .map((text) => text(language))
        .filter((words) => words !== '')
        .join('\n');
    const limits = { path: `sections.${section.id}.text`, where, limit: MAX_SECTION_TEXT };
    const text = this.texts.write(whole, limits);
    this.sections.push({ ...section, ...(text === '' ? {} : { text }) });
  }

  group(group: LimeGroup, index: number, hasSection: boolean): void {
    const where = this.texts
      .in(
        group.texts,
        messages.group(index + 1),
      )(this.remarks.language)
      .slice(0, 100);
    const named = where || messages.group(index + 1);
    if (isNever(readRelevance(group.relevance))) {
      this.remarks.lost.push({ where: named, why: messages.groupNever });
      return;
    }
    const open = hasSection ? this.openSection(group, index, named) : null;
    const before = this.questions.length;
    for (const question of group.questions) {
      if (question.type === TEXT_DISPLAY) this.textDisplay(question, open);
      else this.question(question, open?.section.id);
    }
    if (open && this.questions.length > before) this.closeSection(open);
  }
}

const noteParts = (
  { sections, languages }: { sections: number; languages: readonly string[] },
  { carried }: Remarks,
): void => {
  if (sections > 0) carried.push({ where: messages.survey, what: messages.sections(sections) });
  if (languages.length > 0) carried.push({ where: messages.survey, what: messages.translations(languages.join(', ')) });
};

/** One group without anything of its own needs no section. */
const needsSections = ({ groups }: LimeModel): boolean => {
  const [only, ...more] = groups.filter(({ questions }) => questions.length > 0);
  if (!only || more.length > 0) return more.length > 0;
  const hasText = only.descriptions.size > 0 || only.questions.some(({ type }) => type === TEXT_DISPLAY);
  return only.id !== '' && (hasText || !isAlways(readRelevance(only.relevance)));
};

/** The texts around the questions. */
const textsOf = (model: LimeModel, texts: FileTexts) => {
  const write = (text: LimeModel['title'], path: string, limit: number, isOneLine = false) =>
    texts.write(texts.in(text, messages.survey, isOneLine), { path, where: messages.survey, limit });
  const welcome = [model.description, model.welcome].map((text) => texts.in(text, messages.introText, false));
  const intro: TextIn = (language) =>
    welcome
      .map((text) => text(language))
      .filter((words) => words !== '')
      .join('\n\n');
  const thankYouText = write(model.end, 'thankYouText', MAX_SURVEY_THANK_YOU);
  return {
    title: write(model.title, 'title', MAX_SURVEY_TITLE, true),
    description: '',
    introText: texts.write(intro, { path: 'introText', where: messages.introText, limit: MAX_SURVEY_INTRO }),
    introFile: null,
    ...(thankYouText === '' ? {} : { thankYouText }),
  };
};

const kinds: ReadonlyMap<string, 'limesurvey' | 'limesurvey-question'> = new Map([
  ['Survey', 'limesurvey'],
  ['Group', 'limesurvey'],
  ['Question', 'limesurvey-question'],
]);

/** Throws file_unreadable, with the reason in words. `text` is any that `isLimeSurvey`. */
export const readLimeSurvey = (text: string): SurveyImport => {
  const tables = readTables(text);
  const format = kinds.get(tables.kind);
  if (!format) throw refused(messages.notASurvey);
  const model = modelOf(tables);
  const language = isLanguage(model.language) ? model.language : 'en';
  const remarks: Remarks = { carried: [], changed: [], lost: [], language };
  const texts = new FileTexts(remarks, [language, ...tables.languages]);
  const reading = new Reading(model, remarks, texts);
  const hasSections = needsSections(model);
  for (const [index, group] of model.groups.entries()) reading.group(group, index, hasSections);
  const { questions, sections } = reading;
  if (questions.length === 0) throw refused(remarks.lost[0]?.why ?? messages.noQuestions);
  const around = textsOf(model, texts);
  noteLostParts(model, { where: messages.survey, remarks });
  const translations = translationsOf(texts.translations);
  noteParts({ sections: sections.length, languages: Object.keys(translations) }, remarks);
  const content = {
    ...around,
    questions,
    ...(sections.length > 0 ? { sections } : {}),
    language,
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  };
  const { carried, changed, lost } = remarks;
  return { format, carried, changed, lost, content };
};

import { MAX_QUESTIONS, MAX_SURVEY_INTRO, MAX_SURVEY_TITLE, type SurveyImport } from '@folkmoot/contracts';
import { type BuiltQuestion, buildQuestion, type RawQuestion } from './build-question.domain';
import type { DocumentLine, DocumentPart, DocumentTable, ImportChange, ImportLoss } from './document-line.domain';
import { beginsLikeQuestion, hasBlankToWrite, looksLikeQuestion, withoutBlank } from './hints.domain';
import { messages } from './survey-documents.messages';

/** A survey that was read from a document, and what differs from the document. */
export type UnderstoodSurvey = Omit<SurveyImport, 'format'>;

/** A question while its lines are read. */
interface OpenQuestion {
  title: string;
  description: string[];
  /** Lines without a marker: answers, or a remark when there is only one. */
  plain: string[];
  options: string[];
  writeLines: number;
  hasBoxes: boolean;
  /** Whether a number began it. Then numbers below it begin other questions. */
  isNumbered: boolean;
}

const rawOf = (open: OpenQuestion): RawQuestion => {
  const arePlainOptions = open.options.length === 0 && open.plain.length > 1;
  return {
    title: open.title,
    description: arePlainOptions ? open.description : [...open.description, ...open.plain],
    options: arePlainOptions ? open.plain : open.options,
    writeLines: open.writeLines,
    hasBoxes: open.hasBoxes,
  };
};

const isText = (cell: string): boolean => cell !== '';

/** A table whose first row has the answers, and whose first column has the questions. */
const gridOf = ([head = [], ...body]: DocumentTable['rows']) => ({
  answers: head.slice(1).filter(isText),
  questions: body.map(([first = '']) => first).filter(isText),
});

/** Reads the parts of a document from its beginning to its end. */
class Reader {
  readonly #questions: RawQuestion[] = [];
  readonly changed: ImportChange[] = [];
  readonly lost: ImportLoss[] = [];
  title = '';
  readonly intro: string[] = [];
  #open: OpenQuestion | null = null;
  #isAfterGap = true;

  read(part: DocumentPart): void {
    if (part.kind === 'table') this.#table(part);
    else if (part.kind !== 'blank') this.#line(part);
    this.#isAfterGap = part.kind === 'blank';
  }

  end(): RawQuestion[] {
    this.#close();
    return this.#questions;
  }

  #line(line: DocumentLine): void {
    const words = withoutBlank(line.text);
    if (words === '') {
      if (this.#open && hasBlankToWrite(line.text)) this.#open.writeLines += 1;
      return;
    }
    if (this.#beginsQuestion(line)) this.#begin(line.text, line.kind === 'numbered');
    else if (line.kind === 'heading') this.#heading(words);
    else if (!this.#open) this.#opening(line.kind === 'text' ? words : `• ${words}`);
    else this.#belongsTo(this.#open, line);
  }

  #beginsQuestion({ kind, text, level }: DocumentLine): boolean {
    if (looksLikeQuestion(text)) return kind !== 'bullet' || level === 0;
    if (kind === 'numbered') return this.#open === null || (this.#open.isNumbered && level === 0);
    // An instruction without a question mark begins a question only after a gap, and once there are questions.
    return kind === 'text' && this.#isAfterGap && this.#hasQuestions() && beginsLikeQuestion(text);
  }

  #hasQuestions(): boolean {
    return this.#open !== null || this.#questions.length > 0;
  }

  #begin(title: string, isNumbered: boolean): void {
    this.#close();
    const writeLines = hasBlankToWrite(title) ? 1 : 0;
    this.#open = { title, description: [], plain: [], options: [], writeLines, hasBoxes: false, isNumbered };
  }

  #heading(text: string): void {
    if (!this.#hasQuestions() && this.title === '') {
      this.title = text;
      return;
    }
    this.#close();
    this.lost.push({ where: text, why: messages.heading });
  }

  #opening(text: string): void {
    if (this.#hasQuestions()) this.lost.push({ where: text, why: messages.unplaced });
    else if (this.title === '') this.title = text;
    else this.intro.push(text);
  }

  #belongsTo(open: OpenQuestion, { kind, text, isBox }: DocumentLine): void {
    if (kind !== 'text') {
      // Lines without a marker before the first marked answer are a remark.
      if (open.options.length === 0) open.description.push(...open.plain.splice(0));
      open.options.push(text);
      open.hasBoxes ||= isBox === true;
    } else if (/^\(.*\)$/.test(text)) open.description.push(text.slice(1, -1));
    else if (this.#isAfterGap && (open.options.length > 0 || open.plain.length > 1)) {
      this.#close();
      this.lost.push({ where: text, why: messages.unplaced });
    } else if (open.options.length > 0) this.lost.push({ where: text, why: messages.unplaced });
    else open.plain.push(text);
  }

  #table({ rows }: DocumentTable): void {
    const { answers, questions } = gridOf(rows);
    if (answers.length < 2 || questions.length === 0) {
      for (const text of rows.flat().filter(isText)) this.#line({ kind: 'text', text, level: 0 });
      return;
    }
    const above = this.#open ? withoutBlank(this.#open.title) : '';
    this.#open = null;
    for (const question of questions) {
      const title = `${above} ${question}`.trim();
      this.#questions.push({ title, description: [], options: answers, writeLines: 0, hasBoxes: false });
    }
    this.changed.push({ where: above || questions.join(', '), what: messages.becameRows(questions.length) });
  }

  #close(): void {
    if (this.#open) this.#questions.push(rawOf(this.#open));
    this.#open = null;
  }
}

const remarksOf = (built: readonly BuiltQuestion[]) => {
  const numbered = built.map((each, index) => ({ ...each, where: messages.question(index + 1) }));
  return {
    carried: numbered.map(({ where, carried }) => ({ where, what: carried })),
    changed: numbered.flatMap(({ where, changes }) => changes.map((what) => ({ where, what }))),
    lost: numbered.flatMap(({ where, losses }) => losses.map((why) => ({ where, why }))),
  };
};

interface Raw {
  readonly title: string;
  readonly introText: string;
  readonly questions: readonly RawQuestion[];
  readonly changed?: readonly ImportChange[];
  readonly lost?: readonly ImportLoss[];
}

/** The survey for questions of any format. */
export const surveyOfRaw = ({ title, introText, questions, changed = [], lost = [] }: Raw): UnderstoodSurvey => {
  const built = questions.slice(0, MAX_QUESTIONS).map((raw, index) => buildQuestion(raw, index + 1));
  const remarks = remarksOf(built);
  const [firstLeftOut] = questions.slice(MAX_QUESTIONS);
  return {
    content: {
      title: title.slice(0, MAX_SURVEY_TITLE),
      description: '',
      introText: introText.slice(0, MAX_SURVEY_INTRO),
      introFile: null,
      questions: built.map(({ question }) => question),
    },
    carried: remarks.carried,
    changed: [...changed, ...remarks.changed],
    lost: [
      ...lost,
      ...remarks.lost,
      ...(firstLeftOut ? [{ where: firstLeftOut.title, why: messages.tooMany(MAX_QUESTIONS) }] : []),
    ],
  };
};

/** Finds title, introduction, questions and answers in the parts of a document. */
export const understandDocument = (parts: readonly DocumentPart[]): UnderstoodSurvey => {
  const reader = new Reader();
  for (const part of parts) reader.read(part);
  const questions = reader.end();
  return surveyOfRaw({
    title: reader.title,
    introText: reader.intro.join('\n\n'),
    questions,
    changed: reader.changed,
    lost: reader.lost,
  });
};

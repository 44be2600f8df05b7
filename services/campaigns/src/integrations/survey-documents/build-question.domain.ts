import {
  MAX_OPTION_LABEL,
  MAX_OPTIONS,
  MAX_QUESTION_DESCRIPTION,
  MAX_QUESTION_TITLE,
  type Question,
} from '@folkmoot/contracts';
import { questionType } from '@folkmoot/question-types/core';
import {
  allowsSeveral,
  asksForLongAnswer,
  asksForOrder,
  facesOf,
  hasBlankToWrite,
  readTitle,
  routingIn,
  type Scale,
  scaleInWords,
  scaleOfOptions,
  withoutBlank,
} from './hints.domain';
import { messages } from './survey-documents.messages';

/** A question of a document, before it has the form of the product. */
export interface RawQuestion {
  readonly title: string;
  readonly description: readonly string[];
  readonly options: readonly string[];
  /** Lines to write an answer on. */
  readonly writeLines: number;
  readonly hasBoxes: boolean;
  /** The type that the document names; undefined when it names none. */
  readonly type?: Question['type'] | undefined;
  readonly isRequired?: boolean;
}

export interface BuiltQuestion {
  readonly question: Question;
  readonly carried: string;
  readonly changes: readonly string[];
  readonly losses: readonly string[];
}

class Remarks {
  readonly changes: string[] = [];
  readonly losses: string[] = [];

  cut(text: string, limit: number): string {
    if (text.length <= limit) return text;
    this.changes.push(messages.cut(limit));
    return text.slice(0, limit);
  }

  /** Removes an instruction like "go to question 5", which the text alone cannot carry out. */
  withoutRouting(text: string): string {
    const routing = routingIn(text);
    if (!routing) return text;
    this.losses.push(messages.routing(routing));
    return text.replace(routing, '').trim() || text;
  }
}

const labelsOf = (raw: RawQuestion, remarks: Remarks): string[] => {
  if (raw.options.some(hasBlankToWrite)) remarks.changes.push(messages.lineToWrite);
  const labels = raw.options
    .map((option) => remarks.withoutRouting(withoutBlank(option)))
    .filter((label) => label !== '')
    .map((label) => remarks.cut(label, MAX_OPTION_LABEL));
  const different = [...new Set(labels)];
  if (different.length < labels.length) remarks.changes.push(messages.duplicateOptions);
  if (different.length > MAX_OPTIONS) remarks.losses.push(messages.tooManyOptions(MAX_OPTIONS));
  return different.slice(0, MAX_OPTIONS);
};

const optionsOf = (labels: readonly string[]) => labels.map((label, index) => ({ id: `o${index + 1}`, label }));

type Parts = Partial<Question> & Pick<Question, 'type'>;

const numberParts = ({ min, max }: Scale, remarks: Remarks): Parts => {
  remarks.changes.push(messages.becameNumber(min, max));
  return { type: 'number', numberRange: { min, max } };
};

/** A question with several answers to choose from. */
const choiceParts = (raw: RawQuestion, words: string, labels: readonly string[], remarks: Remarks): Parts => {
  const options = optionsOf(labels);
  if (asksForOrder(words)) return { type: 'ranking', options };
  if (allowsSeveral(words) || raw.hasBoxes) return { type: 'multiselect', options };
  const faces = facesOf(labels);
  if (!faces) return { type: 'dropdown', options };
  remarks.changes.push(messages.becameRating);
  return { type: 'rating', ratingLabels: [...faces] };
};

/** The type and its settings, from the answers and the words of a question. */
const partsOf = (raw: RawQuestion, words: string, labels: readonly string[], remarks: Remarks): Parts => {
  if (raw.type) return { type: raw.type, ...(labels.length > 0 ? { options: optionsOf(labels) } : {}) };
  const scale = labels.length === 0 ? scaleInWords(words) : scaleOfOptions(labels);
  if (scale) return numberParts(scale, remarks);
  if (labels.length > 1) return choiceParts(raw, words, labels, remarks);
  return { type: raw.writeLines > 1 || asksForLongAnswer(words) ? 'textarea' : 'text' };
};

/** The question of the product for a question of a document, with everything that differs. */
export const buildQuestion = (raw: RawQuestion, number: number): BuiltQuestion => {
  const remarks = new Remarks();
  const { title, description: remark, isRequired } = readTitle(remarks.withoutRouting(withoutBlank(raw.title)));
  const description = [remark, ...raw.description.map((line) => remarks.withoutRouting(withoutBlank(line)))]
    .filter((text) => text !== '')
    .join('\n');
  const labels = labelsOf(raw, remarks);
  // A single answer is no choice: its words are kept beside the question.
  const helpText = labels.length === 1 && !raw.type ? [description, labels[0]].filter(Boolean).join('\n') : description;
  const parts = partsOf(raw, `${title} ${description}`, labels, remarks);
  const type = questionType(parts.type);
  let lastPart = labels.length;
  const question = type.normalise({
    ...type.create(`q${number}`, () => {
      lastPart += 1;
      return `o${lastPart}`;
    }),
    ...parts,
    title: remarks.cut(title, MAX_QUESTION_TITLE),
    required: raw.isRequired ?? isRequired,
    ...(helpText ? { description: remarks.cut(helpText, MAX_QUESTION_DESCRIPTION) } : {}),
  });
  const count = question.options?.length ?? 0;
  return {
    question,
    carried: count > 0 ? messages.options(type.label, count) : type.label,
    changes: remarks.changes,
    losses: remarks.losses,
  };
};

const BLANK_TO_WRITE = /[_…]{2,}|\.{4,}/g;
/** The patterns for the end of a text have no blanks before them: they would be slow on long rows of blanks. */
const REQUIRED = /(?:\*|\((?:required|mandatory|must be answered)\)|\[(?:required|mandatory)\])$/i;
const PARENTHESES_AT_END = /\(([^()]{3,200})\)$/;
const SEVERAL = /\b(?:all that apply|as many as|more than one|up to (?:two|three|four|five|\d))\b/i;
const RANK = /\b(?:rank|order of (?:importance|preference|priority)|in order)\b/i;
const SCALE = /\b(\d{1,3})\s?(?:to|-|–)\s?(\d{1,3})\b/;
const SCALE_WORDS = /\b(?:scale|rate|score|out of|how likely)\b/i;
const LONG_ANSWER =
  /^(?:why|please (?:tell|explain|describe|add|give|use)|tell us|explain|describe|what (?:would|could|else|one|changes?)|how (?:could|can|would)|any (?:other|further)|do you have any|is there anything)\b|\bcomments?\b/i;
const ROUTING =
  /\(?\b(?:please )?(?:go|skip|jump|move on) (?:straight )?to (?:q|question|section|part|page|the end)[^)]{0,40}\)?/i;
const ONLY_IF = /^\(?(?:if|for those who) .{1,200}(?:please )?(?:answer|go to|skip|complete|continue)/i;

export const hasBlankToWrite = (text: string): boolean => text.search(BLANK_TO_WRITE) >= 0;

/** The text without underscores or dots to write on. */
export const withoutBlank = (text: string): string => text.replace(BLANK_TO_WRITE, ' ').replace(/ {2,}/g, ' ').trim();

/** The instruction that sends people to another question, or null. */
export const routingIn = (text: string): string | null => ROUTING.exec(text)?.[0] ?? (ONLY_IF.test(text) ? text : null);

export interface TitleParts {
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
}

/** Separates the marks of a question from its words: a star, and a remark in parentheses at its end. */
export const readTitle = (line: string): TitleParts => {
  const text = line.trim();
  const isRequired = REQUIRED.test(text);
  const withoutStar = text.replace(REQUIRED, '').trim();
  const remark = PARENTHESES_AT_END.exec(withoutStar)?.[1]?.trim() ?? '';
  const title = withoutStar.replace(PARENTHESES_AT_END, '').trim();
  // A line that has nothing but marks is kept as it is.
  if (title === '') return { title: withoutStar || text, description: '', isRequired };
  return { title, description: remark, isRequired };
};

export const allowsSeveral = (text: string): boolean => SEVERAL.test(text);
export const asksForOrder = (text: string): boolean => RANK.test(text);
export const asksForLongAnswer = (text: string): boolean => LONG_ANSWER.test(text);

export interface Scale {
  readonly min: number;
  readonly max: number;
}

const scaleOf = (min: number, max: number): Scale | null => (min < max ? { min, max } : null);

/** The scale that a question names in words: "on a scale of 1 to 10". */
export const scaleInWords = (text: string): Scale | null => {
  const ends = SCALE_WORDS.test(text) ? SCALE.exec(text) : null;
  return ends ? scaleOf(Number(ends[1]), Number(ends[2])) : null;
};

/** The scale of answers that are consecutive numbers. */
export const scaleOfOptions = (options: readonly string[]): Scale | null => {
  const numbers = options.map((option) => (/^\d{1,3}$/.test(option) ? Number(option) : Number.NaN));
  const [first = Number.NaN] = numbers;
  const isRow = options.length >= 3 && numbers.every((value, index) => value === first + index);
  return isRow ? scaleOf(first, first + options.length - 1) : null;
};

const WORST =
  /^(?:very|strongly|completely|extremely)?\s?(?:dissatisfied|unsatisfied|poor|bad|unsafe|unhappy|difficult|disagree|oppose)$/i;
const BEST = /^(?:very|strongly|completely|extremely)?\s?(?:satisfied|good|safe|happy|easy|agree|support|excellent)$/i;
const STEPS = 5;

/** Labels of five answers from worst to best. Null when they are no scale of opinions. */
export const facesOf = (options: readonly string[]): readonly string[] | null => {
  if (options.length !== STEPS) return null;
  const [first = ''] = options;
  const last = options[STEPS - 1] ?? '';
  if (WORST.test(first) && BEST.test(last)) return options;
  return BEST.test(first) && WORST.test(last) ? [...options].reverse() : null;
};

const OPENERS =
  /^(?:how|what|which|why|when|where|who|whose|do|does|did|are|is|was|were|have|has|can|could|would|will|should|please|tell us|rate|rank|choose|select|describe|to what extent|thinking about|overall)\b/i;

/** Whether a line without a marker begins a question. */
export const looksLikeQuestion = (text: string): boolean => readTitle(text).title.endsWith('?');
/** Whether a line after a gap may begin a question although it has no question mark. */
export const beginsLikeQuestion = (text: string): boolean => OPENERS.test(text);

import type { RedactionKind } from '@folkmoot/contracts';
import { plainText, wholeAddress } from './addresses';
import { findFullNames } from './full-names';
import { isGerman } from './is-german';
import { nameFinder, type Stretch, termFinder } from './known-words';
import { findLikelyNames } from './likely-names';
import { normalised } from './normalised';
import { redactionRules } from './patterns';
import type { RedactionRule } from './redaction-rule';
import { thoroughRules } from './thorough-rules';

/** Something personal in a text: from its first character to before `end`, in UTF-16 units. */
export interface PersonalSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: RedactionKind;
}

export interface PersonalDataOptions {
  /** Names that are known, for example from other answers of the same people. */
  readonly names?: readonly string[];
  /** Words that are always personal, for example those that a council adds. */
  readonly terms?: readonly string[];
  /**
   * Also proposes what is only likely to be personal. For texts whose proposals people decide about: it also finds names of
   * places, and words of a text for an AI provider would be missing from its analysis.
   */
  readonly isThorough?: boolean;
}

/** Is no letter, digit or white space, so that no pattern begins, goes on or ends in it. */
const FILLER = '\uFFFC';

const filled = (text: string, spans: readonly PersonalSpan[]): string => {
  let rest = '';
  let done = 0;
  for (const { start, end } of spans) {
    rest += text.slice(done, start) + FILLER.repeat(end - start);
    done = end;
  }
  return rest + text.slice(done);
};

/** Joins spans that overlap: the longer one says which kind they are. */
const withoutOverlaps = (spans: readonly PersonalSpan[]): PersonalSpan[] => {
  const joined: PersonalSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (!last || span.start >= last.end) {
      joined.push(span);
      continue;
    }
    const longer = span.end - span.start > last.end - last.start ? span : last;
    joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end), kind: longer.kind };
  }
  return joined;
};

/** Rules in succession that find the same kind. Each may find another part of an address, so they read the same text. */
interface Step {
  readonly kind: RedactionKind;
  readonly rules: RedactionRule[];
}

const stepsOf = (rules: readonly RedactionRule[]): readonly Step[] => {
  const steps: Step[] = [];
  for (const rule of rules) {
    const last = steps.at(-1);
    if (last && last.kind === 'address' && rule.kind === last.kind) last.rules.push(rule);
    else steps.push({ kind: rule.kind, rules: [rule] });
  }
  return steps;
};

/** `matchAll` would make a copy of the pattern for each text. */
const spansOf = ({ kind, pattern, isReal }: RedactionRule, text: string): PersonalSpan[] => {
  const spans: PersonalSpan[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [words] = match;
    if (words === '') pattern.lastIndex++;
    else if (!isReal || isReal(words)) spans.push({ start: match.index, end: match.index + words.length, kind });
  }
  return spans;
};

/** A sign of a number in several parts: "2023-0456-78", "B/12345678-9". */
const joined = /[\p{L}\d/-]/u;
const numbers: ReadonlySet<RedactionKind> = new Set(['national_id', 'phone', 'card', 'vehicle']);
const LONGEST_REST = 24;

/** The whole word of which a rule found a part: the rest of a number would still lead to a person. */
const wholeNumber = (text: string, span: PersonalSpan): PersonalSpan => {
  if (!numbers.has(span.kind)) return span;
  let { start, end } = span;
  while (start > 0 && span.start - start < LONGEST_REST && joined.test(text.charAt(start - 1))) start--;
  while (end < text.length && end - span.end < LONGEST_REST && joined.test(text.charAt(end))) end++;
  return { ...span, start, end };
};

const named = (kind: RedactionKind, stretches: readonly Stretch[]): PersonalSpan[] =>
  stretches.map(({ from, to }) => ({ start: from, end: to, kind }));

/** Characters in one byte and in two are compiled apart: a text that is always in two bytes saves half of that. */
const inTwoBytes = (text: string): string => (text + FILLER).slice(0, text.length);

const addressesIn = (rules: readonly RedactionRule[], text: string): PersonalSpan[] => {
  const plain = inTwoBytes(plainText(text));
  const parts = rules.flatMap((rule) => spansOf(rule, rule.isPlain ? plain : text));
  return withoutOverlaps(parts.map((span) => ({ ...span, ...wholeAddress(plain, span) })));
};

/** Finds what is personal in texts that are in the form of `normalised`. */
export type PersonalDataReader = (text: string) => PersonalSpan[];

/**
 * Makes a reader of normalised texts: it finds the matches of the patterns, full names, and the known names and words.
 * The time is linear in the length of the text, for any text.
 */
export const personalDataReader = ({
  names = [],
  terms = [],
  isThorough = false,
}: PersonalDataOptions = {}): PersonalDataReader => {
  const findNames = nameFinder(names);
  const findTerms = termFinder(terms);
  const steps = stepsOf(isThorough ? thoroughRules : redactionRules);
  return (text) => {
    const spans: PersonalSpan[] = [];
    const isInGerman = isThorough && isGerman(text);
    let rest = inTwoBytes(text);
    const take = (more: readonly PersonalSpan[]): void => {
      if (more.length === 0) return;
      spans.push(...more);
      rest = filled(rest, more);
    };
    for (const { kind, rules } of steps)
      take(
        isThorough && kind === 'address'
          ? addressesIn(
              rules.filter((rule) => !(isInGerman && rule.isUnlikelyInGerman)),
              rest,
            )
          : withoutOverlaps(
              rules.flatMap((rule) => spansOf(rule, rest)).map((span) => (isThorough ? wholeNumber(rest, span) : span)),
            ),
      );
    // Names last: "ada@mail.example" must be removed as an address, not as a name with a rest.
    take(named('name', findNames(rest)));
    if (isThorough) take(named('name', findLikelyNames(rest, isInGerman)));
    take(named('name', findFullNames(rest)));
    take(named('other', findTerms(rest)));
    return withoutOverlaps(spans);
  };
};

/**
 * Makes a function that proposes what to hide in a text, as places in the text itself, in order and without overlaps. It
 * cannot find a description that identifies a person: people must read what is published.
 */
export const createPersonalDataFinder = (options: PersonalDataOptions = {}): ((text: string) => PersonalSpan[]) => {
  const read = personalDataReader({ isThorough: true, ...options });
  return (original) => {
    const { text, startOf, endOf } = normalised(original);
    return read(text).map(({ start, end, kind }) => ({ start: startOf(start), end: endOf(end - 1), kind }));
  };
};

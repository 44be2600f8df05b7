import type { InsightQuote } from '@folkmoot/contracts';
import { stemOf, wordsOf } from '../built-in/words';
import { isInstruction } from './instructions';
import type { PreparedComment } from './prepare';

/** A model's claim about comments. */
export interface Claimed {
  readonly ids: readonly string[];
  readonly quotes: readonly { readonly id: string; readonly text: string }[];
}

const SHORTEST_QUOTE = 3;
const LONGEST_STATEMENT = 400;
const LETTERS_THAT_SAY = 4;
const QUOTES = 3;

const flat = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The quote, when it is letter by letter in the comment and in the redacted text, and contains no redaction mark. */
const verbatim = ({ text, sent }: PreparedComment, quote: string): string | null => {
  const wanted = flat(quote);
  if (wanted.length < SHORTEST_QUOTE || wanted.includes('[')) return null;
  return flat(text).includes(wanted) && flat(sent).includes(wanted) ? wanted : null;
};

const quantities =
  /\d|%|\b(?:per ?cent|half|third|quarter|majority|minority|most|all|every(?:one|body)?|none|nobody|dozens?|hundreds?|thousands?|millions?|twice|double|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty)\b/i;
const machinery =
  /https?:|www\.|[\w.+-]@[\w-]{1,63}\.|[<>{}`]|\]\(|\b(?:prompt|instructions?|language model|ai model|assistant|as an ai|json)\b/i;

/** True for short plain text: no number that was not counted here, no link, no markup, no words about machines. */
export const isPlain = (text: string): boolean =>
  text.trim() !== '' &&
  text.length <= LONGEST_STATEMENT &&
  !quantities.test(text) &&
  !machinery.test(text) &&
  !isInstruction(text);

const sayingStems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(({ length }) => length >= LETTERS_THAT_SAY)
      .map(stemOf),
  );

/** Words that any sentence about a survey contains. */
const empty = sayingStems(
  'residents resident people comments comment council response responses respondents survey feedback this that these those with from have they their there would should could about want wants many some several more less very also been being more much improve improvement improvements report reports mention mentions express expressed concern concerns community local area appreciate need needs which when where what will than into them such other others',
);

/** True when a statement shares content words with a comment. */
const isAbout = (statement: string, comments: readonly PreparedComment[]): boolean => {
  const said = new Set(comments.flatMap(({ sent }) => [...sayingStems(sent)]));
  return [...sayingStems(statement)].some((stem) => !empty.has(stem) && said.has(stem));
};

export type Known = ReadonlyMap<string, PreparedComment>;

/** The true quotes of a claim, each once. */
export const trueQuotes = ({ quotes }: Claimed, known: Known): InsightQuote[] => {
  const seen = new Set<string>();
  return quotes
    .flatMap(({ id, text }) => {
      const comment = known.get(id);
      const words = comment ? verbatim(comment, text) : null;
      if (!comment || words === null || seen.has(`${id}:${words}`)) return [];
      seen.add(`${id}:${words}`);
      return [{ responseId: comment.responseId, questionId: comment.questionId, text: words }];
    })
    .slice(0, QUOTES);
};

/**
 * A statement with the quotes that support it. Null when it is not plain, has no true quote, or is about something else
 * than the comments that it names.
 */
export const verified = (statement: string, claimed: Claimed, known: Known): InsightQuote[] | null => {
  if (!isPlain(statement)) return null;
  const quotes = trueQuotes(claimed, known);
  const cited = [...new Set([...claimed.ids, ...claimed.quotes.map(({ id }) => id)])].flatMap((id) => {
    const comment = known.get(id);
    return comment ? [comment] : [];
  });
  return quotes.length > 0 && isAbout(statement, cited) ? quotes : null;
};

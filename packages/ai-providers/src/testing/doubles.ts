import type { SentimentLabel } from '@folkmoot/contracts';
import type { AiServerRequest } from './ai-server';

/** Behaviours of providers that tests start. */
export const doubleKinds = [
  'honest',
  'always_positive',
  'always_negative',
  'inventing_ids',
  'inventing_quotes',
  'inventing_counts',
  'wrong_language',
  'half_answers',
  'injected',
  'agreeing',
] as const;
export type DoubleKind = (typeof doubleKinds)[number];

/** A view that residents can have: how comments say it, and how statements about them say it. */
export interface View {
  readonly comment: RegExp;
  readonly statement: RegExp;
}

/** A statement of the double, with the comments that it rests on. */
export interface Statement {
  readonly text: string;
  readonly title?: string;
  /** Words of the comments that it quotes. */
  readonly quotes: readonly string[];
  /** The fact of "counted" whose number it gives. */
  readonly count?: string;
}

export interface Table {
  readonly positive: RegExp;
  readonly negative: RegExp;
  /** By a theme's name: words that show it. */
  readonly themes: Readonly<Record<string, RegExp>>;
  readonly views: readonly View[];
  readonly claims: readonly Statement[];
  readonly recommendations: readonly Statement[];
}

type Texts = Readonly<Record<string, string>>;
interface Prompt {
  readonly comments?: Texts;
  readonly themes?: Readonly<Record<string, { readonly name: string }>>;
  readonly counted?: Readonly<Record<string, { readonly what: string; readonly count: number }>> | readonly string[];
  readonly statements?: Texts;
  readonly evidence?: readonly string[];
  readonly known?: readonly unknown[];
}

interface Heard {
  readonly instructions: string;
  readonly prompt: Prompt;
}

const heardIn = ({ body }: AiServerRequest): Heard => {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  return { instructions: messages[0]?.content ?? '', prompt: JSON.parse(messages[1]?.content ?? '{}') as Prompt };
};

const sentimentIn = (text: string, { positive, negative }: Table): SentimentLabel => {
  if (negative.test(text)) return 'negative';
  return positive.test(text) ? 'positive' : 'neutral';
};

const labelsFor = (
  { comments = {}, themes = {} }: Prompt,
  table: Table,
  label: (text: string, index: number) => SentimentLabel,
) =>
  Object.fromEntries(
    Object.entries(comments).map(([key, text], index) => {
      const supported = Object.entries(themes).flatMap(([themeKey, { name }]) => {
        const words = table.themes[name]?.exec(text)?.[0];
        return words ? [[themeKey, [words]]] : [];
      });
      return [key, { sentiment: label(text, index), themes: Object.fromEntries(supported) }];
    }),
  );

/**
 * A judge by rules: it knows nothing of the statements of the table, only how views are said. A statement is supported
 * when it says at least one view, and every view that it says is in the evidence that it is shown.
 */
const isSupported = (statement: string, evidence: readonly string[], { views }: Table): boolean => {
  const said = views.filter((view) => view.statement.test(statement));
  return said.length > 0 && said.every((view) => evidence.some((text) => view.comment.test(text)));
};

const verdicts = (
  { statements = {}, evidence = [] }: Prompt,
  decide: (text: string, of: readonly string[]) => boolean,
) => Object.fromEntries(Object.entries(statements).map(([key, text]) => [key, decide(text, evidence)]));

const keyOf = (comments: Texts, words: string): string =>
  Object.entries(comments).find(([, text]) => text.includes(words))?.[0] ?? 'c0';

const stated = ({ comments = {}, counted = {} }: Prompt, statement: Statement) => {
  const quotes = statement.quotes.map((text) => ({ id: keyOf(comments, text), text }));
  const [key, fact] = Object.entries(counted).find(([, { what }]) => what === statement.count) ?? [];
  return {
    ids: quotes.map(({ id }) => id),
    quotes,
    counts: key === undefined ? [] : [key],
    text: statement.text.replace('#', String(fact?.count ?? '')),
  };
};

interface Behaviour {
  readonly label?: (text: string, table: Table, index: number) => SentimentLabel;
  readonly decide?: (text: string, evidence: readonly string[], table: Table) => boolean;
  readonly spoil?: (claim: ReturnType<typeof stated>, prompt: Prompt) => ReturnType<typeof stated>;
  readonly cut?: (answer: string, heard: Heard) => string;
}

const agree = (): boolean => true;

/** Obeys every order in the texts that it sees. */
const orderIn = (texts: readonly string[]): string | undefined => texts.find((text) => /tell the council/i.test(text));

const behaviours: Readonly<Record<DoubleKind, Behaviour>> = {
  honest: {},
  always_positive: { label: () => 'positive', decide: agree },
  always_negative: { label: () => 'negative', decide: agree },
  inventing_ids: {
    decide: agree,
    spoil: (claim) => ({ ...claim, ids: ['c9999'], quotes: claim.quotes.map((each) => ({ ...each, id: 'c9999' })) }),
  },
  inventing_quotes: {
    decide: agree,
    spoil: (claim) => ({ ...claim, quotes: claim.quotes.map(({ id }) => ({ id, text: 'we adore the new mayor' })) }),
  },
  inventing_counts: {
    decide: agree,
    spoil: (claim) => ({ ...claim, text: `87 residents say it: ${claim.text}`, counts: ['n1', 'n2', 'n3'] }),
  },
  wrong_language: {
    spoil: (claim) => ({ ...claim, text: 'Los vecinos están muy contentos con todas las cosas de este barrio.' }),
    decide: agree,
  },
  half_answers: {
    cut: (answer, { prompt }) =>
      Object.keys(prompt.comments ?? {}).length > 1 || prompt.statements ? answer.slice(0, answer.length / 2) : answer,
  },
  injected: {
    decide: (text, evidence, table) => orderIn(evidence) !== undefined || isSupported(text, evidence, table),
    spoil: (claim, { comments = {} }) => {
      const order = orderIn(Object.values(comments));
      if (order === undefined) return claim;
      const quotes = [{ id: keyOf(comments, order), text: order }];
      return { ...claim, text: 'Residents praise the mayor as the best ever.', ids: [], quotes, counts: [] };
    },
  },
  /** States what no comment says, with true quotes, and agrees to everything. */
  agreeing: {
    decide: agree,
    spoil: (claim) => ({ ...claim, text: 'Residents are delighted with the council tax and the parking fees.' }),
  },
};

const examplesIn = (comments: Texts, words: RegExp, kind: DoubleKind) =>
  Object.entries(comments).flatMap(([id, text]) => {
    const match = words.exec(text)?.[0];
    return match ? [{ id, text: kind === 'inventing_quotes' ? 'never written' : match }] : [];
  });

const proposalsFor = ({ comments = {} }: Prompt, { themes }: Table, kind: DoubleKind) =>
  Object.entries(themes).map(([name, words]) => ({
    name,
    definition: `Comments about ${name.toLowerCase()} and what belongs to it.`,
    examples: examplesIn(comments, words, kind),
  }));

/** The words of a provider of this kind, for `AiServer.say`. */
export const doubleOf = (kind: DoubleKind, table: Table): ((request: AiServerRequest) => string) => {
  const { label, decide, spoil = (claim) => claim, cut = (answer) => answer } = behaviours[kind];
  const answer = ({ instructions, prompt }: Heard): unknown => {
    if (prompt.statements) {
      return { supported: verdicts(prompt, (text, of) => (decide ?? isSupported)(text, of, table)) };
    }
    if (instructions.includes('"labels"')) {
      return { labels: labelsFor(prompt, table, (text, index) => (label ?? sentimentIn)(text, table, index)) };
    }
    const claims = table.claims.map((each) => spoil(stated(prompt, each), prompt));
    if (instructions.includes('"recommendations"')) {
      const recommendations = table.recommendations.map((each) => {
        const { text, ...rest } = spoil(stated(prompt, each), prompt);
        return { ...rest, title: each.title ?? 'Act', priority: 'Medium', description: text };
      });
      return { recommendations };
    }
    if (prompt.known) return { themes: proposalsFor(prompt, table, kind) };
    return { claims };
  };
  return (request) => {
    const heard = heardIn(request);
    return cut(JSON.stringify(answer(heard)), heard);
  };
};

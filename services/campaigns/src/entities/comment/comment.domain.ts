import {
  type Answer,
  type CodebookTheme,
  type CommentFlag,
  DomainError,
  type Labeller,
  type SentimentLabel,
} from '@folkmoot/contracts';

/** A theme that a machine or a person set. A person's entry and a machine's may name the same theme. */
export interface ThemeLabel {
  readonly id: string;
  readonly by: Labeller;
  /** Words of the comment that support it. None when a person set it. */
  readonly words: readonly string[];
}

/** The labels as people see them. The database filters by them. */
export interface ShownLabels {
  readonly sentiment: SentimentLabel | null;
  readonly themes: readonly string[];
  /** Everybody who set one of these labels. */
  readonly by: readonly Labeller[];
}

/** The labels of a written answer, inside the document of its response. They contain no other copy of the answer. */
export interface CommentLabels {
  readonly questionId: string;
  readonly language: string | null;
  readonly machine: { readonly sentiment: SentimentLabel | null; readonly by: Exclude<Labeller, 'person'> } | null;
  readonly person: { readonly sentiment: SentimentLabel; readonly by: string; readonly at: Date } | null;
  readonly themes: readonly ThemeLabel[];
  /** Themes that a person removed. */
  readonly notThemes: readonly string[];
  readonly flags: readonly CommentFlag[];
  readonly reviewed: { readonly by: string; readonly at: Date } | null;
  readonly shown: ShownLabels;
}

/** The result of a machine's reading of a comment. */
export interface MachineReading {
  readonly language: string | null;
  readonly sentiment: SentimentLabel | null;
  readonly flags: readonly CommentFlag[];
  readonly themes: readonly { readonly id: string; readonly words: readonly string[] }[];
}

export interface ReadingRequest {
  readonly texts: readonly string[];
  readonly themes: readonly CodebookTheme[];
}

export interface ThemeProposals {
  readonly comments: readonly { readonly text: string; readonly language: string | null }[];
  readonly existing: readonly CodebookTheme[];
}

/** Splits a theme: comments of `of` are read for `into`. `of` is one of them and stays where none fits. */
export interface ThemeSplit {
  readonly of: string;
  readonly into: readonly string[];
}

/** The themes of a codebook by the ids that comments have. A merged theme is the one that took it in; others are gone. */
export type ThemeOf = (id: string) => string | null;

const noLabels: Omit<CommentLabels, 'questionId'> = {
  language: null,
  machine: null,
  person: null,
  themes: [],
  notThemes: [],
  flags: [],
  reviewed: null,
  shown: { sentiment: null, themes: [], by: [] },
};

export const unlabelled = (questionId: string): CommentLabels => ({ questionId, ...noLabels });

const labellersOf = (
  labels: Omit<CommentLabels, 'shown'>,
  shown: readonly string[],
  sentiment: SentimentLabel | null,
): Labeller[] => {
  const { person, machine, themes } = labels;
  const bySentiment: Labeller[] = person ? ['person'] : machine && sentiment !== null ? [machine.by] : [];
  const byThemes = shown.map((id) => labellerOfTheme(themes, id));
  return [...new Set([...bySentiment, ...byThemes])];
};

/** Who set a theme. A person who set it, too, confirms the machine. */
const labellerOfTheme = (themes: readonly ThemeLabel[], id: string): Labeller => {
  const of = themes.filter((theme) => theme.id === id);
  return (of.find(({ by }) => by === 'person') ?? of[0])?.by ?? 'built_in';
};

/** The labels with what people see of them. Every change of labels ends here. */
export const withShown = (labels: Omit<CommentLabels, 'shown'>): CommentLabels => {
  const { person, machine, themes, notThemes } = labels;
  const sentiment = person?.sentiment ?? machine?.sentiment ?? null;
  const removed = new Set(notThemes);
  const shown = [...new Set(themes.map(({ id }) => id))].filter((id) => !removed.has(id));
  return { ...labels, shown: { sentiment, themes: shown, by: labellersOf(labels, shown, sentiment) } };
};

/** Labels with the ids that their codebook has now. */
export const withThemesOf = (labels: CommentLabels, themeOf: ThemeOf): CommentLabels => {
  const isCurrent = (id: string) => themeOf(id) === id;
  if (labels.themes.every(({ id }) => isCurrent(id)) && labels.notThemes.every(isCurrent)) return labels;
  const byLabel = new Map<string, ThemeLabel>();
  for (const theme of labels.themes) {
    const id = themeOf(theme.id);
    if (id === null) continue;
    const key = `${id} ${theme.by}`;
    const words = [...new Set([...(byLabel.get(key)?.words ?? []), ...theme.words])];
    byLabel.set(key, { ...theme, id, words });
  }
  const kept = [...byLabel.values()];
  // Somebody removed one of two merged themes: the other one still counts.
  const merged = labels.notThemes.filter((id) => isCurrent(id) && !isHidingMerged(id, labels, themeOf));
  return withShown({ ...labels, themes: kept, notThemes: merged });
};

/** Whether a theme that was merged into this one is shown. */
const isHidingMerged = (id: string, { themes, notThemes }: CommentLabels, themeOf: ThemeOf): boolean =>
  themes.some((theme) => theme.id !== id && themeOf(theme.id) === id && !notThemes.includes(theme.id));

/** Themes that a split theme's comment has now. Where none of the new ones fits, it keeps the first one. */
const afterSplits = (
  before: readonly ThemeLabel[],
  read: readonly ThemeLabel[],
  splits: readonly ThemeSplit[],
): readonly ThemeLabel[] => {
  const kept = splits.flatMap(({ of, into }) => {
    const old = before.find(({ id, by }) => id === of && by !== 'person');
    return old && !read.some(({ id }) => into.includes(id)) ? [old] : [];
  });
  return [...read, ...kept];
};

const isByProvider = ({ machine, themes }: CommentLabels): boolean =>
  machine?.by === 'provider' || themes.some(({ by }) => by === 'provider');

const builtInThemes = (labels: CommentLabels, reading: MachineReading, splits: readonly ThemeSplit[]) => {
  const read = reading.themes.map(({ id, words }): ThemeLabel => ({ id, by: 'built_in', words }));
  const byPeople = labels.themes.filter(({ by }) => by === 'person');
  if (!isByProvider(labels)) return [...byPeople, ...afterSplits(labels.themes, read, splits)];
  // The provider's themes stay, except for a split theme, which it has not read yet.
  const split = new Set(splits.flatMap(({ into }) => into));
  const byProvider = labels.themes.filter(({ id, by }) => by === 'provider' && !split.has(id));
  const readSplits = read.filter(({ id }) => split.has(id));
  return [...byPeople, ...byProvider, ...afterSplits(labels.themes, readSplits, splits)];
};

/** The labels after a built-in reading. Labels of people stay, and a provider's are not replaced by the built-in ones. */
export const readHere = (
  labels: CommentLabels,
  reading: MachineReading,
  splits: readonly ThemeSplit[] = [],
): CommentLabels => {
  const { language, sentiment, flags } = reading;
  const machine = labels.machine?.by === 'provider' ? labels.machine : { sentiment, by: 'built_in' as const };
  const { shown: _, ...rest } = labels;
  return withShown({ ...rest, language, machine, flags, themes: builtInThemes(labels, reading, splits) });
};

const isTouched = ({ person, themes, notThemes, reviewed }: CommentLabels): boolean =>
  person !== null || reviewed !== null || notThemes.length > 0 || themes.some(({ by }) => by === 'person');

/** Labels of an answer that is not read as an opinion any more: only people's are kept, for the case that it is again. */
export const unread = (labels: CommentLabels): CommentLabels | null =>
  isTouched(labels)
    ? withShown({ ...labels, machine: null, flags: [], themes: labels.themes.filter(({ by }) => by === 'person') })
    : null;

/** A person's change of labels. */
export interface LabelChange {
  readonly sentiment?: SentimentLabel | null | undefined;
  readonly addThemes?: readonly string[] | undefined;
  readonly removeThemes?: readonly string[] | undefined;
  readonly resetThemes?: boolean | undefined;
  readonly isReviewed?: boolean | undefined;
}

interface ByWhom {
  readonly by: string;
  readonly at: Date;
}

const withThemes = (
  labels: CommentLabels,
  { addThemes = [], removeThemes = [], resetThemes = false }: LabelChange,
): Pick<CommentLabels, 'themes' | 'notThemes'> => {
  const machine = labels.themes.filter(({ by }) => by !== 'person');
  const start = resetThemes ? { themes: machine, notThemes: [] } : labels;
  const removed = new Set(removeThemes);
  const added = addThemes.filter((id) => !removed.has(id));
  const isSet = (id: string) => start.themes.some((theme) => theme.id === id && theme.by === 'person');
  const themes = [
    ...start.themes.filter(({ id, by }) => !(by === 'person' && removed.has(id))),
    ...[...new Set(added)].filter((id) => !isSet(id)).map((id): ThemeLabel => ({ id, by: 'person', words: [] })),
  ];
  const notThemes = [...new Set([...start.notThemes, ...removed])].filter((id) => !added.includes(id));
  return { themes, notThemes };
};

/** The labels after a change by a person. */
export const labelled = (labels: CommentLabels, change: LabelChange, { by, at }: ByWhom): CommentLabels => {
  const { sentiment, isReviewed } = change;
  const person = sentiment === undefined ? labels.person : sentiment === null ? null : { sentiment, by, at };
  const reviewed = isReviewed === undefined ? labels.reviewed : isReviewed ? { by, at } : null;
  const { shown: _, ...rest } = labels;
  return withShown({ ...rest, person, reviewed, ...withThemes(labels, change) });
};

interface Answered {
  readonly answers: readonly Answer[];
  readonly comments?: readonly CommentLabels[] | undefined;
}

/** A written answer that is read as an opinion. */
export interface WrittenComment {
  readonly text: string;
  readonly labels: CommentLabels;
}

/** The text of a written answer, without spaces around it. Empty for other answers. */
const textOf = ({ answer }: Answer): string => (typeof answer === 'string' ? answer.trim() : '');

/** Which questions are read as opinions, and what a comment is in them. */
export interface OpinionQuestions {
  readonly ids: ReadonlySet<string>;
  /** Whether the answer to a question is no comment, because the question asks for a name and the answer is short. */
  readonly isName: (questionId: string, text: string) => boolean;
}

/** The comments of a response, in the order of its answers. */
export const commentsOf = ({ answers, comments = [] }: Answered, opinions: OpinionQuestions): WrittenComment[] =>
  answers.flatMap((answer) => {
    const { questionId } = answer;
    if (!opinions.ids.has(questionId)) return [];
    const text = textOf(answer);
    if (text === '' || opinions.isName(questionId, text)) return [];
    return [{ text, labels: comments.find((each) => each.questionId === questionId) ?? unlabelled(questionId) }];
  });

export const commentId = (responseId: string, questionId: string): string => `${responseId}:${questionId}`;

/** The parts of a comment's id. Ids of questions have no colon. Null for what cannot be one. */
export const partsOf = (id: string): { readonly responseId: string; readonly questionId: string } | null => {
  const end = id.lastIndexOf(':');
  return end < 1 || end === id.length - 1 ? null : { responseId: id.slice(0, end), questionId: id.slice(end + 1) };
};

/** Throws theme_not_found for an id that the codebook does not have. */
export const requireThemes = (ids: readonly string[], themeOf: ThemeOf): void => {
  if (!ids.every((id) => themeOf(id) === id)) throw new DomainError('theme_not_found');
};

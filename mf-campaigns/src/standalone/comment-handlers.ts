import {
  type Codebook,
  type Comment,
  type CommentFigures,
  cancelLabellingOperation,
  createCodebookOperation,
  createLabelSampleOperation,
  deleteCodebookOperation,
  estimateLabellingOperation,
  getCodebookOperation,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  getLabelSampleOperation,
  type LabelSample,
  labelCommentsOperation,
  labelSampleCommentOperation,
  listCodebooksOperation,
  listCommentsOperation,
  listSampleCommentsOperation,
  mergeThemesOperation,
  proposeThemesOperation,
  type SentimentCounts,
  type SentimentLabel,
  splitThemeOperation,
  startLabellingOperation,
  updateCodebookOperation,
  updateCommentPlanOperation,
} from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { sampleCodebook, sampleComments } from './sample-comments';

interface Query {
  question?: string;
  sentiment?: string;
  theme?: string;
  language?: string;
  by?: string;
  flag?: string;
  reviewed?: string;
  words?: string;
}

const matches = (comment: Comment, query: Query): boolean => {
  const { sentiment, themes, flags, reviewed } = comment;
  const { flag } = query;
  const tests: readonly (readonly [string | undefined, (wanted: string) => boolean])[] = [
    [query.question, (wanted) => comment.questionId === wanted],
    [query.sentiment, (wanted) => (sentiment?.label ?? 'none') === wanted],
    [query.theme, (wanted) => (wanted === 'none' ? themes.length === 0 : themes.some(({ id }) => id === wanted))],
    [query.language, (wanted) => comment.language === wanted],
    [query.by, (wanted) => sentiment?.by === wanted || themes.some(({ by }) => by === wanted)],
    [flag, (wanted) => (wanted === 'any' ? flags.length > 0 : flags.some((each) => each === wanted))],
    [query.reviewed ?? (flag && 'no'), (wanted) => (reviewed !== null) === (wanted === 'yes')],
    [query.words, (wanted) => comment.text.toLowerCase().includes(wanted.toLowerCase())],
  ];
  return tests.every(([wanted, test]) => wanted === undefined || test(wanted));
};

const sentimentsOf = (comments: readonly Comment[]): SentimentCounts => {
  const count = (label: SentimentLabel | undefined) =>
    comments.filter(({ sentiment }) => sentiment?.label === label).length;
  return {
    positive: count('positive'),
    neutral: count('neutral'),
    negative: count('negative'),
    unjudged: count(undefined),
  };
};

const partOf = (comments: readonly Comment[], themeIds: readonly string[]) => {
  const sentiment = sentimentsOf(comments);
  const judged = comments.length - sentiment.unjudged;
  return {
    comments: comments.length,
    sentiment,
    score: judged === 0 ? null : Math.round(((sentiment.positive + sentiment.neutral / 2) / judged) * 100) / 10,
    themes: themeIds.map((id) => {
      const ofTheme = comments.filter(({ themes }) => themes.some((theme) => theme.id === id));
      return { id, comments: ofTheme.length, sentiment: sentimentsOf(ofTheme) };
    }),
  };
};

const figuresOf = (comments: readonly Comment[], { themes }: Codebook, per: string | undefined): CommentFigures => {
  const ids = themes.map(({ id }) => id);
  const keysOf = (comment: Comment): readonly string[] => {
    if (per === 'theme') return comment.themes.length > 0 ? comment.themes.map(({ id }) => id) : ['none'];
    return per === 'language' ? [comment.language ?? 'none'] : [comment.questionId];
  };
  const keys = per === undefined ? [] : [...new Set(comments.flatMap(keysOf))];
  return {
    ...partOf(comments, ids),
    responses: comments.length,
    groups: keys.map((key) => ({
      key,
      label: themes.find(({ id }) => id === key)?.name ?? key,
      ...partOf(
        comments.filter((comment) => keysOf(comment).includes(key)),
        ids,
      ),
    })),
    unjudgedLanguages: [],
    revision: 1,
  };
};

/** A theme as it is sent. A new one has no id. */
interface SentTheme {
  id?: string | undefined;
  name: string;
  definition: string;
  examples: string[];
}

/** Comments, their labels and a codebook in memory. */
const createStore = () => {
  let comments = sampleComments();
  let codebook = sampleCodebook();
  let nextId = 1;
  const withId = (theme: SentTheme): Codebook['themes'][number] => {
    const { id = `theme-${nextId}` } = theme;
    nextId += 1;
    return { ...theme, id };
  };
  const put = (themes: Codebook['themes'], name = codebook.name): Codebook => {
    codebook = { ...codebook, name, themes, revision: codebook.revision + 1 };
    const known = new Set(themes.map(({ id }) => id));
    comments = comments.map((comment) => ({ ...comment, themes: comment.themes.filter(({ id }) => known.has(id)) }));
    return structuredClone(codebook);
  };
  const check = (revision: number) => {
    if (revision !== codebook.revision) throw problem('stale_revision');
  };
  return {
    list: (query: Query = {}) => structuredClone(comments.filter((comment) => matches(comment, query))),
    codebook: () => structuredClone(codebook),
    change: (id: string, next: (comment: Comment) => Comment) => {
      comments = comments.map((comment) => (comment.id === id ? next(comment) : comment));
    },
    rename: (from: string, into: string) => {
      comments = comments.map((comment) => ({
        ...comment,
        themes: comment.themes
          .map((theme) => (theme.id === from ? { ...theme, id: into } : theme))
          .filter(({ id }, index, all) => all.findIndex((theme) => theme.id === id) === index),
      }));
    },
    withId,
    put,
    check,
  };
};

type Store = ReturnType<typeof createStore>;

interface Change {
  sentiment?: SentimentLabel | null | undefined;
  addThemes?: string[] | undefined;
  removeThemes?: string[] | undefined;
  resetThemes?: boolean | undefined;
  isReviewed?: boolean | undefined;
}

const originals = sampleComments();

const labelled = (comment: Comment, change: Change): Comment => {
  const original = originals.find(({ id }) => id === comment.id) ?? comment;
  const { sentiment, addThemes = [], removeThemes = [], resetThemes, isReviewed } = change;
  const themes = (resetThemes ? original : comment).themes.filter(({ id }) => !removeThemes.includes(id));
  const added = addThemes.map((id) => ({ id, by: 'person' as const, words: [] }));
  return {
    ...comment,
    sentiment:
      sentiment === undefined ? comment.sentiment : sentiment ? { label: sentiment, by: 'person' } : original.sentiment,
    themes: [...themes.filter(({ id }) => !addThemes.includes(id)), ...added],
    reviewed:
      isReviewed === undefined ? comment.reviewed : isReviewed ? { by: 'u1', at: new Date().toISOString() } : null,
  };
};

const commentsIn = (store: Store): Handler[] => {
  const plan = () => {
    const all = store.list();
    return {
      questions: [
        {
          questionId: 'why',
          title: 'What would make you come more often?',
          type: 'text' as const,
          kind: 'opinion' as const,
          defaultKind: 'fact' as const,
          isFixed: false,
          answers: all.length,
        },
      ],
      codebookId: store.codebook().id,
      comments: all.length,
      labelled: all.length,
      byProvider: 0,
      byPerson: store.list({ by: 'person' }).length,
      toReview: store.list({ flag: 'any' }).length,
      run: null,
      revision: 1,
    };
  };
  return [
    handle(getCommentPlanOperation, plan),
    handle(updateCommentPlanOperation, plan),
    handle(listCommentsOperation, ({ query = {} }) => {
      const items = store.list(query);
      return { items, nextCursor: null, total: items.length };
    }),
    handle(getCommentFiguresOperation, ({ query = {} }) => figuresOf(store.list(query), store.codebook(), query.per)),
    handle(labelCommentsOperation, ({ body: { changes } }) => {
      for (const change of changes) store.change(change.id, (comment) => labelled(comment, change));
      return { items: store.list().filter(({ id }) => changes.some((change) => change.id === id)), missing: 0 };
    }),
    handle(estimateLabellingOperation, () => ({ comments: 0, calls: 0, seconds: 0, cost: null, provider: null })),
    handle(startLabellingOperation, 'ai_not_configured'),
    handle(cancelLabellingOperation, () => undefined),
  ];
};

const themesIn = (store: Store): Handler[] => [
  handle(listCodebooksOperation, () => ({ items: [store.codebook()] })),
  handle(getCodebookOperation, store.codebook),
  handle(createCodebookOperation, ({ body: { name, themes = [] } }) => store.put(themes.map(store.withId), name)),
  handle(deleteCodebookOperation, 'codebook_in_use'),
  handle(updateCodebookOperation, ({ body: { revision, name, themes } }) => {
    store.check(revision);
    return store.put(themes.map(store.withId), name);
  }),
  handle(mergeThemesOperation, ({ body: { revision, from, into } }) => {
    store.check(revision);
    store.rename(from, into);
    return store.put(store.codebook().themes.filter(({ id }) => id !== from));
  }),
  handle(splitThemeOperation, ({ body: { revision, into } }) => {
    store.check(revision);
    return store.put([...store.codebook().themes, ...into.map(store.withId)]);
  }),
  handle(proposeThemesOperation, ({ body: { by } }) => ({
    proposals: [
      {
        name: 'Seats',
        definition: '',
        examples: ['A place to sit in the shade would be nice.', 'Nowhere to sit.', 'Benches with backs, please.'],
        comments: 3,
        by,
      },
    ],
  })),
];

type Mine = { sentiment: SentimentLabel; themes: string[] };

/** A sample that only this person labels. */
const sampleIn = (store: Store): Handler[] => {
  let sample: LabelSample | null = null;
  const mine = new Map<string, Mine>();
  const measured = { value: 0.83, low: 0.76, high: 0.89 };
  const withProgress = (drawn: LabelSample): LabelSample => ({
    ...drawn,
    coders: mine.size > 0 ? [{ userId: sampleIds.userId, done: mine.size }] : [],
    quality:
      mine.size < drawn.size
        ? null
        : {
            checked: drawn.size,
            sentiment: { comments: drawn.size, accuracy: measured, macroF1: measured },
            themes: { comments: drawn.size, microF1: measured },
            parts: [],
            agreement: null,
          },
  });
  return [
    handle(getLabelSampleOperation, () => ({ sample: sample && withProgress(sample) })),
    handle(createLabelSampleOperation, () => {
      mine.clear();
      sample = {
        id: 'sample-1',
        createdAt: new Date().toISOString(),
        size: store.list().length,
        coders: [],
        removed: 0,
        quality: null,
      };
      return sample;
    }),
    handle(listSampleCommentsOperation, () => ({
      sampleId: 'sample-1',
      items: store
        .list()
        .map(({ id, text, questionId, language }) => ({ id, text, questionId, language, mine: mine.get(id) ?? null })),
    })),
    handle(labelSampleCommentOperation, ({ params, body: { sentiment, themes } }) => {
      mine.set(params.commentId, { sentiment, themes });
    }),
  ];
};

/** Answers the operations of comments and codebooks from memory. */
export const commentHandlers = (): Handler[] => {
  const store = createStore();
  return [...commentsIn(store), ...themesIn(store), ...sampleIn(store)];
};

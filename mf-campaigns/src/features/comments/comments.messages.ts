import {
  type CommentFigures,
  type CommentGrouping,
  englishName,
  type InsightRunState,
  type WrittenAnswerKind,
} from '@folkmoot/contracts/client';
import type { FilterName } from './use-comment-filters';

const count = (number: number, singular: string, plural: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? singular : plural}`;
const comments = (number: number) => count(number, 'comment', 'comments');

/** The language of a comment; `none` when it was not recognised. */
const languageIn = (code: string): string =>
  code === 'none' ? 'a language that it does not recognise' : (englishName(code) ?? code);

export const messages = {
  list: 'Comments, newest first',
  heads: {
    number: 'No.',
    text: 'Comment',
    question: 'Question',
    language: 'Lang.',
    sentiment: 'Sentiment',
    themes: 'Themes',
  },
  numbered: (number: number) => `Response ${number}`,
  unnumbered: 'Response without a number',
  removedQuestion: 'A question that is no longer asked',
  languageUnknown: 'Language not recognised',
  select: (name: string) => `Select: ${name}`,
  selectAll: 'Select all comments in this list',
  sentimentOf: (name: string) => `Sentiment: ${name}`,
  themesOf: (name: string) => `Themes: ${name}`,
  support: (theme: string, words: readonly string[], setBy: string) =>
    `${theme}: ${words.map((each) => `“${each}”`).join(', ')}. ${setBy}.`,
  openSubmission: 'Open the whole response',
  reset: 'Back to the labels of the analysis',
  markRead: 'Mark as read',
  unread: 'Mark as unread',
  filterChoices: 'Type to filter',
  noChoice: 'Nothing matches.',
  noThemesYet: 'There are no themes yet.',
  makeThemes: 'Make some',
  missing: (number: number) =>
    number === 1 ? 'A comment no longer exists.' : `${number.toLocaleString('en')} comments no longer exist.`,
  notSaved: (reason: string) => `The labels were not saved. ${reason}`,
  notSavedAtAll: 'The labels were not saved. Please try again.',
  undo: 'Undo',
  labelled: (number: number) => `${comments(number)} changed.`,
  bulk: 'Selected comments',
  selected: (number: number) => `${number.toLocaleString('en')} selected`,
  sentimentOfAll: 'Sentiment of the selected comments',
  themeForAll: 'Themes',
  unselect: 'Clear selection',
  filters: 'Filter comments',
  search: 'Search comments',
  filterNames: {
    question: 'Question',
    sentiment: 'Sentiment',
    theme: 'Theme',
    language: 'Language',
    by: 'Set by',
    flag: 'Flag',
  } satisfies Record<FilterName, string>,
  filterIs: (name: string, value: string) => `${name}: ${value}`,
  removeFilter: (name: string, value: string) => `Remove filter: ${name}: ${value}`,
  withoutTheme: 'No theme',
  anyFlag: 'Any flag',
  clearFilters: 'Clear filters',
  matches: (number: number) => comments(number),
  noneTitle: 'No comments yet',
  noneText:
    'Written answers to opinion questions appear here, each with its sentiment and themes. You can correct any of them.',
  seeSetup: 'See what is analysed',
  noMatchTitle: 'No comment matches',
  noMatchText: 'No comment fits all of the filters.',
  keysTitle: 'Keys',
  keysText: 'They work while the focus is in the list. When comments are selected, labels go to all of them.',
  keys: [
    { key: 'j or ↓', does: 'Next comment' },
    { key: 'k or ↑', does: 'Previous comment' },
    { key: 'p', does: 'Positive' },
    { key: '0', does: 'Neither' },
    { key: 'n', does: 'Negative' },
    { key: 't', does: 'Themes: type to filter, Enter to add or remove' },
    { key: 'o', does: 'Show the whole comment' },
    { key: 'r', does: 'Mark a flagged comment as read' },
    { key: 'x', does: 'Select' },
    { key: 'u', does: 'Undo' },
    { key: '?', does: 'This list' },
  ],
  strip: 'Opinions in context',
  scoreOf: (judged: number, all: number) =>
    judged === all
      ? `out of 10, from ${comments(judged)}`
      : `out of 10, from ${judged.toLocaleString('en')} of ${comments(all)}`,
  countOf: (name: string, number: number) => `${name} ${number.toLocaleString('en')}`,
  judgedBy: (parts: readonly string[]) => `Judged by: ${parts.join(', ')}`,
  judgedBuiltIn: 'built-in analysis',
  judgedByProvider: (number: number) => `AI provider (${number.toLocaleString('en')})`,
  judgedByPerson: (number: number) => `people (${number.toLocaleString('en')})`,
  unjudgedLanguages: (languages: CommentFigures['unjudgedLanguages']) =>
    `No sentiment is stated for ${languages
      .map(({ language, comments: number }) => `${comments(number)} in ${languageIn(language)}`)
      .join(', ')}: the built-in analysis is not good enough there.`,
  by: 'Show by',
  byAnswers: 'By answers to',
  noParts: 'Show no parts',
  groupings: {
    question: 'Question',
    theme: 'Theme',
    area: 'Area',
    week: 'Week',
    round: 'Round',
    language: 'Language',
    group: 'Answers',
  } satisfies Record<CommentGrouping, string>,
  dissatisfied: 'What do those who are dissatisfied say?',
  dissatisfiedWith: 'Dissatisfied with',
  partsBy: (title: string) => `Comments by ${title}`,
  partHeads: { sentiment: 'Positive, neither, negative', comments: 'Comments', score: 'Score', themes: 'Most named' },
  nothingToPart: 'No comment that matches belongs to a part of this kind.',
  noPart: 'Not known',
  weekOf: (day: string) => `Week from ${day}`,
  roundOf: (round: string) => `Round ${round}`,
  only: (name: string) => `Show only: ${name}`,
  inWords: (positive: number, neutral: number, negative: number) =>
    `${positive} positive, ${neutral} neither, ${negative} negative`,
  judgedIn: (judged: number) => `From ${comments(judged)} that were judged`,

  planTitle: 'What is analysed',
  planText:
    'Sentiment and themes are read from opinions only. Facts, such as street names, would make the mood look better or worse than it is.',
  planHeads: { question: 'Question', answers: 'Written answers', kind: 'Read as' },
  kinds: { opinion: 'Opinion', fact: 'Fact', personal: 'Personal' } satisfies Record<WrittenAnswerKind, string>,
  kindHints: {
    opinion: 'What people think. Each answer gets a sentiment and themes.',
    fact: 'A place, a name, a number, a date. Answers are counted and listed, and have no sentiment.',
    personal: 'Names, addresses, contact details. Answers are counted only and never sent to a provider.',
  } satisfies Record<WrittenAnswerKind, string>,
  kindOf: (title: string) => `How “${title}” is read`,
  fixed: 'Always personal, by the kind of question',
  planSaved: 'Saved. The comments are read again.',
  planFailed: 'The choice was not saved.',
  analysed: (number: number, questions: number) =>
    `${comments(number)} to ${count(questions, 'question', 'questions')} are analysed.`,
  noWritten: 'This survey has no question with written answers.',

  readersTitle: 'Who reads the comments',
  builtIn: 'Built-in analysis',
  builtInText: 'Runs on this server, on every new comment, without a start. Nothing leaves the council.',
  builtInDone: (done: number, of: number) =>
    done >= of ? `All ${comments(of)} are read.` : `${done.toLocaleString('en')} of ${comments(of)} are read.`,
  provider: 'AI provider',
  providerText:
    'Reads the comments in batches. Personal details that we recognise are removed first. Labels that people set stay as they are.',
  estimate: (number: number, cost: number | null, seconds: number) =>
    `${comments(number)}, ${cost === null ? 'cost not known' : `about ${cost.toFixed(2)} of your AI budget`}, ${duration(seconds)}`,
  estimateNothing: 'The provider has read all comments.',
  noProvider: 'No AI provider is set up. An administrator can choose one in the settings.',
  startNew: 'Label new comments',
  startAll: 'Label all again',
  startTitle: 'Let the AI provider label these comments?',
  startQuestion: (provider: string, words: string) =>
    `This goes to ${provider}: ${words}. You can stop it at any time; what is labelled until then stays.`,
  start: 'Start',
  estimateFailed: 'The cost could not be estimated.',
  startFailed: 'Labelling could not start.',
  stop: 'Stop',
  stopped: 'Stopped. What was labelled stays.',
  progress: (done: number, of: number) => `${done.toLocaleString('en')} of ${comments(of)} labelled`,
  progressLabel: 'How far the labelling is',
  waiting: (moment: string) =>
    `The provider asked us to wait. Labelling goes on at ${moment}. You can leave this page.`,
  runStates: {
    queued: 'Waiting to start',
    running: 'Labelling...',
    done: 'Finished',
    failed: 'Failed',
    cancelled: 'Stopped',
  } satisfies Record<InsightRunState, string>,
  lastRun: (state: string, moment: string) => `Last run: ${state}, ${moment}`,
  leftOut: (number: number) =>
    `${comments(number)} ${number === 1 ? 'was' : 'were'} not sent: the words look like orders to a machine. The labels of the built-in analysis stay there.`,
  runFailed: 'The provider could not label all comments',
  runFailedText: (reason: string) => `${reason} What was labelled before stays. You can start again; it goes on there.`,
  loadingEstimate: 'Estimating cost...',

  reviewTitle: 'Comments that a person should read',
  reviewText:
    'These comments contain words about safety, discrimination or self-harm. Words can mislead: read each one, act if needed, then mark it as read.',
  reviewNone: 'Nothing to review',
  reviewNoneText: 'No unread comment contains words about safety, discrimination or self-harm.',
  reviewShow: 'Show',
  reviewUnread: 'To read',
  reviewRead: 'Read',
  readBy: (who: string, when: string) => `Read by ${who}, ${when}`,
  you: 'you',
  colleague: 'a colleague',
  words: (words: readonly string[]) => `Because of: ${words.map((word) => `“${word}”`).join(', ')}`,

  checkTitle: 'Check the labels',
  checkText: (size: number) =>
    `You read ${size} comments without seeing any label and say what you think. The product compares: that shows how far its figures can be trusted. A second person makes the result stronger.`,
  checkStart: (size: number) => `Start with ${size} comments`,
  checkStartAgain: 'Draw a new sample',
  checkAgainTitle: 'Draw a new sample?',
  checkAgainQuestion: 'The new sample replaces this one, with all its answers. You cannot undo it.',
  checkGoOn: 'Go on',
  checkJoin: 'Label it too',
  checkFailed: 'The sample could not be drawn.',
  checkLoadFailed: 'Failed to load the sample',
  checkProgress: (done: number, of: number) => `${done} of ${of}`,
  checkProgressLabel: 'How far you are',
  checkKeys: 'Keys: p positive, 0 neither, n negative, → next, ← back. You can leave and come back.',
  checkQuestion: (title: string) => `To “${title}”`,
  checkThemes: 'Themes that it is about, if any',
  checkNext: 'Next',
  checkBack: 'Back',
  checkLeave: 'Leave for now',
  checkDone: 'Finished',
  coderYou: 'You',
  coderOther: 'A colleague',
  checkCoder: (name: string, done: number, of: number) =>
    done >= of ? `${name}: all ${of}` : `${name}: ${done} of ${of}`,
  checkRemoved: (number: number) => `${comments(number)} of the sample have been removed since.`,
  resultTitle: 'How good the labels are',
  resultNone: 'The result appears when one person has labelled all of the sample.',
  resultSentiment: 'Sentiment',
  resultRight: ({ right, of, low, high }: { right: number; of: number; low: number; high: number }) =>
    `Right in ${right} of ${of}. With other comments it would be between ${low} and ${high}.`,
  resultF1: (value: string, low: string, high: string) =>
    `F1 ${value} (${low} to ${high}). It counts positive, neither and negative alike, however rare one is; 1.00 is perfect.`,
  resultThemes: 'Themes',
  resultThemesF1: (value: string, low: string, high: string) =>
    `F1 ${value} (${low} to ${high}). It falls with each theme that is missing and each that is wrong; 1.00 is perfect.`,
  resultAgreement: 'Between two people',
  resultAgree: (percent: number, low: number, high: number, number: number) =>
    `Your two readers chose the same sentiment for ${percent}% of ${comments(number)} (${low}% to ${high}%).`,
  resultKappa: (kappa: number) => {
    const words =
      kappa >= 0.8 ? 'very good' : kappa >= 0.6 ? 'good' : kappa >= 0.4 ? 'moderate' : kappa >= 0.2 ? 'weak' : 'poor';
    return `Beyond chance, that is ${words} agreement (Cohen’s kappa ${kappa.toFixed(2)}). No analysis can be better than people agree with each other.`;
  },
  resultOnePerson: 'One person has labelled it so far. Ask a colleague to label it too.',
} as const;

const MINUTE = 60;

const duration = (seconds: number): string =>
  seconds < MINUTE ? 'under a minute' : `about ${count(Math.round(seconds / MINUTE), 'minute', 'minutes')}`;

import type {
  AiProviderKind,
  AnalysisType,
  ClaimFault,
  InsightBase,
  JudgementLack,
  RedactionKind,
  SendingType,
  SentimentLabel,
} from '@folkmoot/contracts/client';

const count = (number: number, singular: string, plural: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? singular : plural}`;
const comments = (number: number) => count(number, 'comment', 'comments');
const responses = (number: number) => count(number, 'response', 'responses');

export const messages = {
  loading: 'Loading insights...',
  loadFailed: 'Failed to load the insights',
  generateAll: 'Generate All AI Analysis',
  clear: 'Clear Results',
  cleared: 'Results cleared',
  clearTitle: 'Clear the results of this campaign?',
  clearQuestion:
    'This removes the analyses of all date ranges, for everybody in your council. You cannot undo it. You can make new analyses at any time.',
  clearForAdmins: 'Only administrators can clear results.',
  allComments: 'All comments with their labels',
  stop: 'Stop',
  analysing: 'Analyzing...',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  titles: {
    sentiment: 'Sentiment',
    themes: 'Themes',
    summary: 'Summary',
    recommendations: 'Recommendations',
  } satisfies Record<AnalysisType, string>,
  purposes: {
    sentiment: 'How people feel, as a score with the comments that show it.',
    themes: 'What people write about, and how many name it.',
    summary: 'What all the comments say, in a few sentences.',
    recommendations: 'What could be done about it, the most pressing first.',
  } satisfies Record<AnalysisType, string>,
  analyse: {
    sentiment: 'Analyze Sentiment',
    themes: 'Extract Themes',
    summary: 'Generate Summary',
    recommendations: 'Get Recommendations',
  } satisfies Record<AnalysisType, string>,
  again: 'Analyze again',
  againLabel: (title: string) => `Analyze again: ${title}`,
  noneTitle: 'No AI Insights Yet',
  noneText:
    'Analyses read the answers to long text questions. They are kept here once they are made. Every figure is counted by us, and every statement shows the responses that it rests on.',
  failed: 'Analysis failed',
  callFailed: (status: number, body: string) => `API call failed: ${status} - ${body}`,
  notAuthenticated: 'Not authenticated',
  errorTitle: 'AI analysis',
  unavailableTitle: 'AI service not available',
  statuses: {
    unknown: 'Checking AI service...',
    working: 'AI service working',
    busy: 'AI service busy',
    error: 'AI service not available',
  },
  failedAt: (moment: string) => `Failed on ${moment}.`,
  busyTitle: 'AI service busy',
  waiting: (moment: string) =>
    `The AI provider asked us to wait. The analysis continues at ${moment}. You can leave this page.`,
  dismiss: 'Dismiss',
  tryAgain: 'Try Again',
  outdated: 'Responses have come or gone since. Analyze again to take them in.',
  otherDays: (from: string, to: string) =>
    `This analysis is of ${from} to ${to}. Analyze again to take in the days since.`,
  asOf: (moment: string) => `As of ${moment}`,
  countedHere: 'Counted on this server from these labels',
  provider: (kind: AiProviderKind, model: string) =>
    kind === 'built_in' ? providers.built_in : `${providers[kind]}${model ? `, ${model}` : ''}`,
  base: ({ responses: all, responsesRead, comments: total, read }: InsightBase) =>
    `${comments(read)} read${total > read ? ` of ${total.toLocaleString('en')}` : ''} in ${
      responsesRead < all ? `the newest ${responsesRead.toLocaleString('en')} of ` : ''
    }${responses(all)}`,
  leftOut: ({ leftOut }: InsightBase) =>
    `${comments(leftOut)} left out: not in a language that is read, or not fit to be sent.`,
  dropped: (number: number) =>
    `${count(number, 'statement was', 'statements were')} left out because the responses do not support ${number === 1 ? 'it' : 'them'}.`,
  droppedList: 'Statements left out',
  droppedHidden: 'A statement that cannot be shown',
  faults: {
    quote: 'a quote that no comment has',
    unknown_comment: 'it names a comment that does not exist',
    number: 'a number that nobody counted',
    not_supported: 'not supported by the comments it names',
    not_plain: 'not plain text for the council',
    language: 'not in English',
  } satisfies Record<ClaimFault, string>,
  labelledBy: ({ built_in, provider, person }: NonNullable<InsightBase['labelledBy']>) =>
    `Labels: ${[
      built_in > 0 && `${built_in.toLocaleString('en')} by the built-in reading`,
      provider > 0 && `${provider.toLocaleString('en')} by the AI provider`,
      person > 0 && `${person.toLocaleString('en')} by people`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  sendingTypes: {
    sentiment: 'Sentiment',
    themes: 'Themes',
    summary: 'Summary',
    recommendations: 'Recommendations',
    labels: 'Labels of comments',
    theme_proposals: 'Proposals of themes',
  } satisfies Record<SendingType, string>,
  lackTitle: 'Cannot be judged',
  lacks: {
    language:
      'Most comments are in a language that this analysis does not read well. We show no score rather than a wrong one.',
    too_few:
      'There are too few comments to say anything about. Five are needed for a mood. Only answers to long text questions are comments.',
    accuracy: 'In our tests, results in this language were not accurate enough.',
    nothing_verified: 'The responses support nothing that the provider said.',
  } satisfies Record<JudgementLack, string>,
  outOfTen: 'out of 10',
  howScore: (judged: number) =>
    `0: all negative, 5: balanced, 10: all positive. Computed from the labels of ${comments(judged)}.`,
  distribution: 'Distribution',
  headings: ['Mood', 'Comments'] as const,
  labels: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } satisfies Record<SentimentLabel, string>,
  share: (number: number, of: number) => `${number} (${of > 0 ? Math.round((number / of) * 100) : 0}%)`,
  frequency: (number: number) => comments(number),
  terms: (terms: readonly string[]) => `Counted by: ${terms.join(', ')}`,
  noThemes: 'No theme is named by several people.',
  noRecommendations: 'The comments lead to no recommendation: no two people complain about the same thing.',
  priority: (priority: string) => `Priority: ${priority}`,
  quotes: 'In their words',
  openQuote: (text: string) => `Open the submission: ${text}`,
  ledger: 'What was sent to AI providers',
  ledgerNone: 'Nothing from this campaign has been sent to an AI provider.',
  ledgerText:
    'Personal data that we recognise is taken out before anything leaves. Other details can remain. The hash is of exactly what was sent.',
  ledgerHeads: {
    when: 'When',
    what: 'Analysis',
    provider: 'Provider',
    comments: 'Comments',
    redacted: 'Taken out',
    hash: 'Hash',
  },
  redacted: (kinds: readonly string[]) => kinds.join(', ') || 'nothing',
  redactionKinds: {
    email: 'e-mail addresses',
    phone: 'phone numbers',
    address: 'addresses',
    national_id: 'national ids',
    card: 'card numbers',
    name: 'names',
    link: 'links',
    birth_date: 'dates of birth',
    vehicle: 'car plates',
    other: 'other words',
  } satisfies Record<RedactionKind, string>,
} as const;

const providers: Readonly<Record<AiProviderKind, string>> = {
  built_in: 'Built-in analysis, on this server. In tests it was right about three comments in four',
  vertex: 'Google Vertex AI',
  openai: 'OpenAI-compatible',
  azure: 'Azure OpenAI',
};

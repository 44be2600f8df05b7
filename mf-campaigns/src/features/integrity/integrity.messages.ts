import type { IntegrityLevel, WaveDecision } from '@folkmoot/contracts/client';

const number = (value: number): string => value.toLocaleString('en');
const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${number(count)} ${count === 1 ? singular : plural}`;
const decimal = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const decided: Readonly<Record<WaveDecision, string>> = {
  kept: 'Kept: each response counts',
  organised: 'Organised: each response counts, and the report says so',
  excluded: 'Excluded: these responses do not count',
};

export const messages = {
  loading: 'Loading integrity...',
  loadFailed: 'Failed to load integrity',
  title: 'Integrity',
  about:
    'Responses are compared with each other: when they came, their words, their answers and their times. No network address is stored. Nothing is excluded until one of you decides.',
  noneTitle: 'No responses to check yet',
  noneText: 'As soon as responses arrive, they are compared here, and groups that belong together are shown.',
  head: {
    checked: (responses: number, when: string) => `${counted(responses, 'response')} checked ${when}`,
    notChecked: (responses: number) => `${counted(responses, 'response')}, not checked yet`,
    waiting: (groups: number) => {
      if (groups === 0) return 'no group needs your decision';
      return groups === 1 ? '1 group needs your decision' : `${number(groups)} groups need your decision`;
    },
    justNow: 'just now',
    minutesAgo: (minutes: number) => `${counted(minutes, 'minute')} ago`,
    hoursAgo: (hours: number) => `${counted(hours, 'hour')} ago`,
    at: (moment: string) => `on ${moment}`,
    check: 'Check now',
    running: 'Checking responses',
    states: {
      queued: 'The check begins within a minute',
      tracing: (done: number, total: number) => `${number(done)} of ${counted(total, 'response')} read`,
      comparing: 'Comparing responses with each other',
    },
    failed: 'The last check did not finish. Nothing is lost: check again.',
    cancelled: 'The last check was stopped.',
    notStarted: 'The check could not be started. Please try again.',
    over: (day: string) =>
      `Responses were compared until ${day}. Then the key for comparing them was destroyed, because the campaign has ended. What was decided stays.`,
    figures: 'Responses in short',
    responses: 'Responses',
    doubtful: 'Doubtful',
    organised: 'Organised',
    excluded: 'Do not count',
  },
  level: {
    label: 'Protection of the survey',
    names: { automatic: 'Automatic', normal: 'Normal', watchful: 'Watchful' },
    explanations: {
      automatic:
        'Becomes watchful by itself while far more responses arrive than usual, or many of them have marks, and calms down afterwards.',
      normal: 'Never becomes watchful. Responses are still compared here.',
      watchful:
        'Always watchful: the device of a visitor from a suspicious network solves a small task while the person answers. Nobody is refused; a response without the solution is marked.',
    } satisfies Record<IntegrityLevel, string>,
    isCalm: 'Now: not watchful.',
    isWatchful: (since: string | null, reason: string | null) =>
      `Now: watchful${since === null ? '' : ` since ${since}`}${reason === null ? '' : `, ${reason}`}.`,
    reasons: {
      set_by_staff: 'because staff set it',
      marked: 'because many of the last responses have marks',
      above_rhythm: 'because far more responses arrive than usual, from few networks',
    },
    saved: (level: string) => `The protection is now: ${level}.`,
    failed: 'The protection could not be changed. Please try again.',
  },
  groups: {
    title: 'Groups of responses that belong together',
    kindTexts: {
      doubtful: 'Doubtful: signs that these are not that many people.',
      organised: 'Organised: many people sent words prepared by a group. Each counts.',
    },
    none: 'No groups were detected.',
    notChecked: 'Groups appear here after the first check.',
    noneText: 'The responses differ from each other as those of people do.',
    undecided: (groups: number) => `Waiting for your decision (${number(groups)})`,
    decided: (groups: number) => `Decided (${number(groups)})`,
    more: 'Show more groups',
    size: (responses: number) => counted(responses, 'response'),
    period: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
    open: 'Look and decide',
    openDecided: 'Open',
    openOf: (label: string, group: string) => `${label}: ${group}`,
    needsDecision: 'Needs a decision',
    decision: decided,
    by: (who: string, when: string) => `${who}, ${when}`,
    you: 'You',
    somebody: 'A colleague',
    because: (reason: string) => `Reason: ${reason}`,
    takenBack: (reason: string) => `A decision was taken back. Reason: ${reason}`,
    leftOut: (responses: number) => `${counted(responses, 'response')} left out of the decision`,
    working: 'Changing what counts',
    progress: (done: number, total: number) => `${number(done)} of ${counted(total, 'response')}`,
    follows: (responses: number, day: string | null) =>
      `${number(responses)} more ${responses === 1 ? 'response matches' : 'responses match'} a group${
        day === null ? ' that was decided before' : ` since your decision on ${day}`
      }.`,
    sameAgain: {
      kept: 'Keep these too',
      organised: 'Organised, these too',
      excluded: 'Exclude these too',
    } satisfies Record<WaveDecision, string>,
    effectLoading: 'Counting the results without this group',
    effectFailed: 'The effect on results could not be counted.',
    noEffect: 'Without this group, no result changes.',
    effect: (points: number, orders: number) =>
      `Without this group, results change by up to ${decimal(points)} points${
        orders === 0
          ? '; no order of answers changes.'
          : `; the order of answers changes in ${counted(orders, 'question')}.`
      }`,
  },
  group: {
    back: 'Back to Integrity',
    missingTitle: 'This group does not exist any more',
    missingText: 'Its responses belong to another group now, were erased, or no longer resemble each other.',
    loading: 'Loading the group...',
    loadFailed: 'Failed to load the group',
    doubtful: 'Doubtful group',
    organised: 'Organised group',
    reasons: 'Why these responses belong together',
    effects: 'What changes without this group',
  },
  sample: {
    title: 'Side by side',
    about: (shown: number, all: number) =>
      `${number(shown)} of ${counted(all, 'response')} that show the reasons. Each is compared with the first. Added words are underlined, missing words are struck out, equal answers are pale.`,
    response: (of: number | undefined) => (of === undefined ? 'Response' : `Response ${number(of)}`),
    first: 'compared with',
    previous: 'Previous',
    next: 'Next',
    position: (from: number, to: number, all: number) =>
      from === to ? `${number(from)} of ${number(all)}` : `${number(from)} to ${number(to)} of ${number(all)}`,
    took: (seconds: number) => `took ${counted(seconds, 'second')}`,
    noAnswer: 'No answer',
    same: 'same',
    added: 'added:',
    removed: 'missing:',
    end: 'end',
    otherText: 'a different text',
    none: 'The responses of the sample were erased.',
    removedQuestion: (at: number) => `Question ${at}`,
  },
  list: {
    title: (responses: number) => `All ${counted(responses, 'response')}`,
    about: 'Choose those that your decision should leave out: they keep counting.',
    readOnly: 'The newest first.',
    leaveOut: (of: number | undefined) => (of === undefined ? 'Leave out this response' : `Leave out response ${of}`),
    loadFailed: 'Failed to load the responses',
    none: 'No responses are left in this group.',
    notCounted: 'Not counted',
    noText: 'No written answer',
    open: 'Show in Submissions',
    show: 'Show all responses of the group',
  },
  decide: {
    title: 'Your decision',
    label: 'What should happen with this group?',
    choices: {
      kept: 'Keep',
      organised: 'Organised',
      excluded: 'Exclude',
      undecided: 'Take the decision back',
    },
    hints: {
      kept: 'They are different people. Each response counts.',
      organised: 'Many people sent words prepared by a group. Each counts, and the report says how many sent them.',
      excluded: 'They are not that many people. These responses leave every figure, chart and export.',
      undecided: 'What was excluded counts again, and the group waits for a decision.',
    },
    reason: 'Reason',
    reasonHint:
      'It is published: in the integrity statement, in reports and in the evidence. It is also in the activity log. Name no person.',
    reasonMissing: 'Enter a reason.',
    choiceMissing: 'Choose what should happen.',
    changes: (after: number, before: number) =>
      after === before
        ? `The report will still count ${number(before)} responses.`
        : `The report will count ${number(after)} instead of ${number(before)}.`,
    leavesOut: (responses: number) => `${counted(responses, 'response')} left out.`,
    save: 'Save decision',
    saved: (choice: string) => `Saved: ${choice}.`,
    undo: 'Undo',
    undone: 'The decision was undone.',
    undoReason: 'Undone straight after the decision',
    failed: 'The decision could not be saved. Please try again.',
    changedTitle: 'This group changed meanwhile',
    changedNow: (responses: number, decision: string) => `Now: ${counted(responses, 'response')}. ${decision}.`,
    changedHint: 'Your reason is still here. Check the new state, then save again.',
    noDecision: 'No decision',
    readOnly: 'People who may edit campaigns can decide about this group.',
  },
  effects: {
    title: 'Does it matter?',
    about:
      'Each result with all responses, without the doubtful ones, and without the excluded ones. The questions with the largest differences come first.',
    none: 'There are no results to compare yet.',
    equal: (questions: number) =>
      questions === 1 ? '1 question does not change.' : `${number(questions)} questions do not change.`,
    allEqual: 'No result changes, with or without these responses.',
    showEqual: 'Show them',
    hideEqual: 'Hide them',
    answer: 'Answer',
    columns: {
      all: 'All',
      withoutDoubtful: 'Without doubtful',
      withoutExcluded: 'Without excluded',
      withoutWave: 'Without this group',
    },
    base: (responses: number) => `of ${number(responses)}`,
    difference: (points: number) =>
      points === 0 ? 'No difference' : `Up to ${decimal(points)} ${points === 1 ? 'point' : 'points'} difference`,
    changesOrder: 'Order changes',
    mean: 'Mean',
    moreAnswers: (answers: number) => `Show ${counted(answers, 'more answer')}`,
    moreQuestions: (questions: number) => `Show ${counted(questions, 'more question')}`,
    fewerAnswers: 'Show fewer answers',
    points: (points: number) => `${points > 0 ? '+' : ''}${decimal(points)}`,
    percent: (share: number) => `${decimal(share * 100)}%`,
    mean1: decimal,
  },
  statement: {
    title: 'Integrity statement',
    about: 'As it is published in reports. Everybody may read it.',
    copy: 'Copy text',
    copied: 'Statement copied',
    table: 'Figures of the statement',
    fact: 'Fact',
    figure: 'Figure',
    reasons: 'Reasons for the decisions',
    unknowable: 'What cannot be known',
    madeAt: (moment: string) => `As of ${moment}`,
    value: (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 }),
  },
  evidence: {
    start: 'Export evidence',
    about:
      'One signed file with every version of the survey, the mailings, the decisions, the results and the activity log. Anybody can verify with the program in it that nothing was changed.',
    making: 'Making the evidence',
    progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
    ready: (when: string, megabytes: string) => `Evidence of ${when} is ready (${megabytes} MB).`,
    megabytes: (bytes: number) => decimal(Math.max(0.1, bytes / 1_000_000)),
    download: 'Download evidence',
    failed: 'The evidence could not be made. Please try again.',
    cancel: 'Stop',
  },
} as const;

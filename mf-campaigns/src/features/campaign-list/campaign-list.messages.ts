import { type CampaignStep, responseRate } from '@folkmoot/contracts/client';

const withResponses = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ' with its one response' : ` with its ${count} responses`;
};

export const messages = {
  title: 'Campaigns',
  description: 'Ask your community, and see what they say.',
  newCampaign: 'New Campaign',
  search: 'Search campaigns...',
  statusFilter: 'Status',
  clearStatus: 'Show all statuses',
  allStatuses: 'All statuses',
  loading: 'Loading campaigns...',
  loadFailed: 'Failed to load campaigns',
  emptyTitle: 'No campaigns found',
  emptyFiltered: 'Try adjusting your filters',
  emptyHint: 'Create your first campaign to start collecting feedback.',
  shown: (count: number) => `${count} ${count === 1 ? 'campaign' : 'campaigns'} shown`,
  dates: 'Dates:',
  ongoing: 'Ongoing',
  notStarted: 'Not started',
  target: 'Target audience:',
  qrActive: 'QR Active',
  progress: 'Response Rate',
  responses: (count: number, target: number | null) =>
    target ? `${count} of ${target} responses, ${responseRate(count, target)}%` : `${count} responses, no target`,
  pause: 'Pause',
  resume: 'Resume',
  duplicate: 'Duplicate',
  archive: 'Archive',
  delete: 'Delete',
  undo: 'Undo',
  open: 'Open',
  deleteTitle: 'Delete campaign',
  deleteQuestion: 'Are you sure you want to delete this campaign?',
  deleteConsequences: (title: string, responses: number) =>
    `“${title}”${withResponses(responses)} will be deleted. Its public link and printed QR codes stop working at once. You can restore it for 30 days.`,
  deleted: (title: string) => `“${title}” was deleted.`,
  restored: (title: string) => `“${title}” is back.`,
  archiveTitle: 'Archive campaign',
  archiveQuestion: 'Archive this campaign?',
  archiveConsequences:
    'It stays in the list with its report, but it can no longer be activated. You can duplicate it to ask again.',
  archived: (title: string) => `“${title}” was archived.`,
  duplicated: (title: string) => `“${title}” was created as a draft.`,
  paused: 'Campaign paused. No new responses will be collected until you reactivate it.',
  resumed: 'Campaign resumed. Your survey is collecting responses again.',
  bin: {
    title: 'Recently deleted',
    description:
      'Deleted campaigns stay here for 30 days with their responses. After that they are permanently deleted.',
    loading: 'Loading deleted campaigns...',
    loadFailed: 'Failed to load deleted campaigns',
    emptyTitle: 'Nothing deleted in the last 30 days',
    emptyText: 'You can restore what you delete from here for 30 days.',
    deletedOn: (day: string, responses: number) =>
      `Deleted on ${day}, ${responses === 1 ? '1 response' : `${responses.toLocaleString('en')} responses`}`,
    until: (day: string) => `Can be restored until ${day}`,
    restore: 'Restore',
    restoreOf: (title: string) => `Restore ${title}`,
  },
  deleteFailed: 'Failed to delete campaign',
  restoreFailed: 'Failed to restore the campaign',
  duplicateFailed: 'Failed to duplicate campaign',
  statusFailed: 'Failed to update campaign status',
  steps: (step: string, at: number, of: number) => `Step ${at} of ${of}: ${step}`,
  dialog: {
    title: 'Create New Campaign',
    close: 'Close',
    titlePlaceholder: 'Riverside Park improvements',
    nextSteps: 'Next Steps',
    hints: ['Build the survey', 'Choose how people receive it', 'Activate it and share the link'],
    cancel: 'Cancel',
    create: 'Create Campaign',
    creating: 'Creating...',
    surveyGone: 'The survey to begin with no longer exists. Please choose another.',
    failed: 'Failed to create campaign. Please try again.',
    start: {
      label: 'Begin with',
      kinds: {
        empty: 'An empty survey',
        template: 'A template',
        survey: 'One of your surveys',
      },
      template: 'Template',
      chooseTemplate: 'Choose a template',
      templatesFailed: 'Failed to load templates',
      survey: 'Survey',
      chooseSurvey: 'Search your surveys',
      noSurvey: 'No surveys found',
      surveysFailed: 'Failed to load surveys',
    },
  },
} as const;

export const nextStepLabels: Readonly<Record<CampaignStep, string>> = {
  setup: 'Setup Campaign',
  survey: 'Build Survey',
  delivery: 'Configure Delivery',
  review: 'Review & Launch',
  active: 'View Dashboard',
};

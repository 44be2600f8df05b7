import { type CampaignStep, responseRate } from '@folkmoot/contracts/client';

export const messages = {
  title: 'Campaigns',
  description: 'Ask your community, and see what they say.',
  newCampaign: 'New Campaign',
  search: 'Search campaigns...',
  statusFilter: 'Status',
  allStatuses: 'All statuses',
  loading: 'Loading campaigns...',
  loadFailed: 'Failed to load campaigns',
  emptyTitle: 'No campaigns found',
  emptyFiltered: 'Try adjusting your filters',
  emptyHint: 'Create your first campaign to start collecting feedback.',
  more: 'Show more',
  ongoing: 'Ongoing',
  notStarted: 'Not started',
  target: 'Target audience',
  qrActive: 'QR Active',
  progress: 'Response Rate',
  responses: (count: number, target: number | null) =>
    target ? `${count} of ${target} responses, ${responseRate(count, target)} %` : `${count} responses`,
  pause: 'Pause',
  resume: 'Resume',
  delete: 'Delete',
  undo: 'Undo',
  deleteTitle: 'Delete campaign',
  deleteQuestion: 'Are you sure you want to delete this campaign?',
  deleteConsequences:
    'Its public page closes at once. The campaign and its responses are kept for 30 days; until then you can undo this.',
  deleted: (title: string) => `“${title}” was deleted.`,
  restored: (title: string) => `“${title}” is back.`,
  paused: 'Campaign paused. No new responses will be collected until you reactivate it.',
  resumed: 'Campaign resumed. Your survey is collecting responses again.',
  deleteFailed: 'Failed to delete campaign',
  statusFailed: 'Failed to update campaign status',
  steps: (step: string, at: number, of: number) => `Step ${at} of ${of}: ${step}`,
  dialog: {
    title: 'Create New Campaign',
    titleLabel: 'Campaign Title',
    titlePlaceholder: 'Riverside Park improvements',
    descriptionLabel: 'Description',
    nextSteps: 'Next Steps',
    hints: ['Build the survey', 'Choose how people receive it', 'Activate it and share the link'],
    cancel: 'Cancel',
    create: 'Create Campaign',
    creating: 'Creating...',
    titleRequired: 'Campaign title is required',
    failed: 'Failed to create campaign. Please try again.',
  },
} as const;

export const stepLabels: Readonly<Record<CampaignStep, string>> = {
  setup: 'Setup',
  survey: 'Survey',
  delivery: 'Delivery',
  review: 'Review',
  active: 'Active',
};

export const nextStepLabels: Readonly<Record<CampaignStep, string>> = {
  setup: 'Setup Campaign',
  survey: 'Build Survey',
  delivery: 'Configure Delivery',
  review: 'Review & Launch',
  active: 'View Dashboard',
};

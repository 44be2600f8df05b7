interface Length {
  questionCount: number;
  estimatedMinutes: number;
  responseCount: number;
}

export const messages = {
  title: 'Surveys',
  description: 'Every survey of your council, and templates to begin from.',
  createSurvey: 'Create Survey',
  tabs: { own: 'Your surveys', templates: 'Templates' },
  search: 'Search surveys...',
  loading: 'Loading surveys...',
  loadFailed: 'Failed to load surveys',
  shown: (count: number) => `${count} ${count === 1 ? 'survey' : 'surveys'} shown`,
  emptyTitle: 'No surveys found',
  emptyFiltered: 'Try adjusting your search',
  emptyText: 'Each campaign has its own survey. When you have built one, you can find it here and use it again.',
  survey: 'Survey',
  inCampaign: (title: string) => `in “${title}”`,
  status: 'Status',
  questions: 'Questions',
  minutes: 'Minutes',
  aboutMinutes: (minutes: number) => (minutes > 0 ? `about ${Math.max(1, Math.round(minutes))}` : '–'),
  languages: 'Languages',
  responses: 'Responses',
  edited: 'Last edited',
  editedOn: (day: string) => `edited ${day}`,
  inWords: ({ questionCount, estimatedMinutes, responseCount }: Length) =>
    [
      `${questionCount.toLocaleString('en')} ${questionCount === 1 ? 'question' : 'questions'}`,
      ...(estimatedMinutes > 0 ? [`about ${Math.max(1, Math.round(estimatedMinutes))} min`] : []),
      `${responseCount.toLocaleString('en')} ${responseCount === 1 ? 'response' : 'responses'}`,
    ].join(' · '),
  actions: 'Actions',
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  take: 'Use in a new campaign',
  takeOf: (title: string) => `Use ${title} in a new campaign`,
  templatesLoading: 'Loading templates...',
  templatesFailed: 'Failed to load templates',
  noTemplates: 'No templates found',
  noTemplatesText: 'Templates come with the product. Begin with an empty survey instead.',
  preview: 'Preview',
  previewOf: (title: string) => `Preview ${title}`,
} as const;

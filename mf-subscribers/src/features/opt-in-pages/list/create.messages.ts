export const messages = {
  title: 'Create Signup Page',
  pageTitle: 'Page Title',
  titlePlaceholder: 'Riverside newsletter',
  description: 'Description',
  descriptionHelp: 'Residents read it above the form.',
  cancel: 'Cancel',
  create: 'Create',
  creating: 'Creating...',
  created: (title: string) => `“${title}” is active.`,
  failed: 'Failed to create opt-in page',
  how: {
    title: 'How This Works',
    steps: [
      'Residents open the link, enter their email address and choose topics.',
      'They are added to your subscribers with the evidence of their consent.',
      'The page is active at once. You can change its fields and style, or deactivate it, at any time.',
    ],
  },
} as const;

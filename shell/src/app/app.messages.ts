export const messages = {
  crashTitle: 'This page could not be shown',
  crashText: 'Something went wrong on our side. What was saved is safe; reload the page to go on.',
  reload: 'Reload',
} as const;

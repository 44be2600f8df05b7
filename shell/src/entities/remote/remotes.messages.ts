export const messages = {
  loading: (title: string) => `Loading ${title}...`,
  failedTitle: (title: string) => `${title} is not available at the moment`,
  failedText: 'The rest of the dashboard works. Nothing that was saved is lost; try again in a moment.',
  retry: 'Retry',
  updatingTitle: 'This part is being updated',
  updatingText: (title: string) => `${title} has a new version. Reload the page to use it.`,
  reload: 'Reload',
  failedHeading: 'Not available',
  registryFailed: 'The parts of the dashboard could not be loaded',
  partFailed: (name: string) => `A part could not be loaded (${name})`,
} as const;

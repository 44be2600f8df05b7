export const messages = {
  title: 'Subscriber Management',
  description: 'Manage your email subscribers and subscription tags',
  loading: 'Loading...',
  tabs: { list: 'Subscribers', tags: 'Tags', imports: 'Imports' },
} as const;

export const messages = {
  title: 'Subscriber Management',
  description: 'Manage your email subscribers and subscription tags',
  tabs: { list: 'Subscribers', segments: 'Segments', tags: 'Tags' },
} as const;

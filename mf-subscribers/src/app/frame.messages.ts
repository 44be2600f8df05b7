export const messages = {
  title: 'Subscriber Management',
  description: 'Manage your email subscribers and subscription tags',
  loading: 'Loading...',
  tabs: {
    list: 'Subscribers',
    newsletters: 'Newsletters',
    segments: 'Segments',
    tags: 'Tags',
    details: 'Details',
    imports: 'Imports',
  },
} as const;

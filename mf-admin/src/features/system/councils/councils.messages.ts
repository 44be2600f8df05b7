/** A number with its noun in singular or plural. */
const many = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

export const messages = {
  loading: 'Loading councils...',
  loadFailed: 'Failed to load councils',
  list: 'Councils',
  search: 'Search councils...',
  filter: 'Status',
  filters: { all: 'All statuses', active: 'Active', pending: 'Pending', inactive: 'Suspended', deleted: 'Deleted' },
  emptyTitle: 'No councils found',
  emptyText: 'Create the first council.',
  emptyFiltered: 'Try adjusting your filters',
  create: 'Create New Council',
  invite: 'Send Invitation',
  more: 'Show more',
  columns: {
    name: 'Council',
    status: 'Status',
    users: 'Users',
    campaigns: 'Campaigns',
    responses: 'Responses',
    actions: 'Actions',
  },
  counts: (users: number, campaigns: number, responses: number) =>
    [many(users, 'user'), many(campaigns, 'campaign'), many(responses, 'response')].join(' · '),
  statuses: { active: 'Active', pending: 'Pending', inactive: 'Suspended' },
  statusHelp: {
    active: 'Works as usual.',
    pending: 'Nobody has signed in as its admin yet.',
    inactive: 'Its staff cannot work, its surveys are closed, nobody can sign up.',
  },
  deleted: 'Deleted',
  erasedOn: (day: string) => `Erased on ${day}`,
  actionsOf: (name: string) => `Actions for ${name}`,
  actions: {
    open: 'Open',
    act: 'Act in this council',
    invite: 'Send invitation',
    suspend: 'Suspend',
    resume: 'Resume',
    remove: 'Delete',
    restore: 'Restore',
  },
  acting: (name: string) => `You now act in ${name}. What you do is written to the activity log.`,
  actFailed: 'The council could not be opened',
  suspendTitle: 'Suspend council',
  suspendQuestion: (name: string) => `Suspend ${name}?`,
  suspendText:
    'Its staff see a suspended screen, its surveys show Survey Currently Closed, and sign-ups stop. Nothing is lost: resuming brings everything back. People can still unsubscribe.',
  suspended: (name: string) => `${name} is suspended.`,
  suspendFailed: 'Failed to suspend council',
  resumed: (name: string) => `${name} is resumed.`,
  resumeFailed: 'Failed to resume council',
  removeTitle: 'Delete council',
  removeQuestion: 'Are you sure you want to delete this council? This will also delete all associated data.',
  removeText:
    'Its links, invitations and sessions stop working at once. For 30 days it can be restored; then campaigns, responses, subscribers and files are erased everywhere, its people belong to no council, and a certificate is written to the activity log.',
  removeConfirm: (name: string) => `Type the council's name to confirm: ${name}`,
  removed: (name: string, day: string) => `${name} is deleted. It can be restored until ${day}.`,
  removeFailed: 'Failed to delete council',
  restored: (name: string) => `${name} is restored.`,
  restoreFailed: 'Failed to restore council',
} as const;

export const dialogMessages = {
  title: 'Create New Council',
  name: 'Name',
  slug: 'URL Slug',
  slugHelp: (address: string) => `Residents find it at ${address}`,
  contactEmail: 'Contact email',
  address: 'Address (optional)',
  phone: 'Phone (optional)',
  website: 'Website (optional)',
  timezone: 'Time zone',
  consent: {
    strict:
      'Consent rules for Europe: no topic is ticked beforehand, and people confirm their sign-up by email. An admin of the council can change this in Settings.',
    open: 'Consent rules outside Europe: topics are ticked beforehand, and sign-ups need no confirmation by email. An admin of the council can change this in Settings.',
  },
  missing: { name: 'Enter a name.', slug: 'Enter an address.', contactEmail: 'Enter an email address.' },
  emailInvalid: 'Enter an email address like name@example.org.',
  required: 'Name, slug, and contact email are required',
  cancel: 'Cancel',
  create: 'Create Council',
  creating: 'Creating...',
  created: 'Council created successfully!',
  failed: (reason: string) => `Failed to create council: ${reason}`,
} as const;

export const inviteMessages = {
  title: 'Send Invitation',
  firstAdmin: (name: string) =>
    `${name} is pending until its first admin has signed in. Invite them now, or later from the list.`,
  council: 'Council',
  councilMissing: 'Choose a council.',
  email: 'Email address',
  emailInvalid: 'Enter an email address like name@example.org.',
  role: 'Role',
  roles: {
    council_admin: 'Full access to all features and settings',
    council_staff: 'Can create surveys and view reports',
  },
  cancel: 'Cancel',
  later: 'Not now',
  send: 'Send Invitation',
  sending: 'Sending...',
  sent: (email: string) => `Invitation sent to ${email}.`,
  failed: 'Failed to send invitation',
} as const;

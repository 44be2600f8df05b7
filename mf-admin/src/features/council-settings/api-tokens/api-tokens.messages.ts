import type { Permission } from '@folkmoot/contracts/client';

/** The permissions of a token in words, in groups that belong together. */
export const permissionGroups: readonly {
  title: string;
  permissions: Readonly<Partial<Record<Permission, string>>>;
}[] = [
  {
    title: 'Campaigns and surveys',
    permissions: {
      'campaign:read': 'Read campaigns',
      'campaign:edit': 'Make and change campaigns',
      'campaign:activate': 'Open, pause and close campaigns',
      'survey:read': 'Read surveys',
      'survey:edit': 'Change surveys',
      'storage:setup': 'Set up the storage of files',
    },
  },
  {
    title: 'Results',
    permissions: {
      'report:read': 'Read reports and responses',
      'report:export': 'Export responses',
      'answer:search': 'Let assistants search what people wrote, redacted (MCP)',
      'report:clear': 'Delete responses',
    },
  },
  {
    title: 'Subscribers',
    permissions: {
      'subscriber:read': 'Read subscribers',
      'subscriber:edit': 'Change, import and mail subscribers',
      'tag:read': 'Read topics and tags',
      'tag:edit': 'Change topics and tags',
      'opt-in-page:read': 'Read sign-up pages',
      'opt-in-page:edit': 'Change sign-up pages',
    },
  },
  {
    title: 'Council',
    permissions: {
      'council:read': 'Read the settings of the council',
      'council:edit': 'Change the settings of the council',
      'team:read': 'Read the team',
      'team:edit': 'Change the team',
      'personal-data:manage': 'Find and erase data about a person',
      'api-token:manage': 'List and end API tokens',
      'webhook:manage': 'Set up webhooks and read their log',
    },
  },
];

export const messages = {
  title: 'API tokens',
  description: 'With a token another program reads or changes data of your council, as far as you allow it.',
  docs: 'Description of the API',
  create: 'New token',
  loading: 'Loading tokens...',
  loadFailed: 'Failed to load tokens',
  emptyTitle: 'No tokens yet',
  emptyText: 'Make one for each program, so that you can end it without stopping the others.',
  onlyAdmins: 'Only an admin of your council can make tokens.',
  columns: { name: 'Name', may: 'May', used: 'Last used', expires: 'Expires', actions: 'Actions' },
  more: (count: number) => `and ${count} more`,
  never: 'Never',
  by: (name: string, day: string) => `by ${name}, ${day}`,
  someone: 'a former member',
  narrow: (used: string, expires: string) => `Last used: ${used}. Expires: ${expires}`,
  end: 'End',
  endOf: (name: string) => `End the token ${name}`,
  endTitle: (name: string) => `End the token ${name}?`,
  endText: 'The program that uses it is refused at once. This cannot be undone.',
  ended: 'Token ended',
  endFailed: 'The token was not ended. Please try again.',
  cancel: 'Cancel',
  dialog: {
    title: 'New API token',
    name: 'Name',
    nameHelp: 'The program that gets it, such as “Data warehouse”.',
    nameMissing: 'Enter a name.',
    expires: 'Expires',
    days: { 30: 'In 30 days', 90: 'In 90 days', 365: 'In one year', never: 'Never' },
    may: 'What the program may do',
    mayMissing: 'Choose what the program may do.',
    submit: 'Make token',
    submitting: 'Making token...',
    failed: 'The token was not made.',
  },
  made: {
    title: 'Copy your token now',
    text: 'It is shown only this once. Whoever has it can do what you chose, so keep it like a password.',
    token: 'Token',
    copy: 'Copy',
    copied: 'Copied to clipboard!',
    done: 'Done',
  },
} as const;

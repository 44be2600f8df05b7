export const messages = {
  title: 'Search and commands',
  search: 'Search screens, campaigns and actions',
  placeholder: 'Where to, or what to do?',
  nothing: 'Nothing found. Try another word.',
  /** Announced to people who do not see the list. */
  found: (count: number, first: string) => `${count === 1 ? 'One result' : `${count} results`}. Enter opens ${first}.`,
  campaigns: 'Campaigns',
  surveys: 'Surveys',
  templates: 'Templates',
  template: 'Start a campaign with it',
  optInPages: 'Opt-in Pages',
  subscribers: 'Subscribers',
  councils: 'Councils',
  users: 'Users',
  searching: 'Searching...',
  searchFailed: 'Some of the search failed. Please try again.',
  help: 'Keyboard shortcuts',
  hint: 'Up and Down to choose, Enter to open, Escape to close',
} as const;

/** The shortcuts by place. Each key is written as on the keyboard. */
export const shortcuts: readonly { place: string; keys: readonly { keys: readonly string[]; does: string }[] }[] = [
  {
    place: 'Everywhere',
    keys: [
      { keys: ['Ctrl', 'K'], does: 'Search screens, campaigns and actions' },
      { keys: ['?'], does: 'Show these shortcuts' },
      { keys: ['Escape'], does: 'Close what is open' },
      { keys: ['Tab'], does: 'Go to the next control; the first one skips to the content' },
    ],
  },
  {
    place: 'Lists',
    keys: [
      { keys: ['\u2191', '\u2193'], does: 'Go from row to row' },
      { keys: ['Enter'], does: 'Open the row' },
    ],
  },
  {
    place: 'Forms and the survey builder',
    keys: [
      { keys: ['Ctrl', 'S'], does: 'Save' },
      { keys: ['Ctrl', 'Z'], does: 'Undo, in the builder' },
      { keys: ['Ctrl', 'Y'], does: 'Redo, in the builder' },
      { keys: ['Space'], does: 'Lift a question by its handle; arrows move it, Space lays it down' },
      { keys: ['Alt', '\u2191'], does: 'Move a field of a sign-up page up; with \u2193 down' },
    ],
  },
];

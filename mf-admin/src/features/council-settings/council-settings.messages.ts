export const messages = {
  title: 'Settings',
  description: "Manage your council's configuration",
  tabs: {
    general: 'General',
    targeting: 'Targeting',
    population: 'Population',
    places: 'Maps and postcodes',
    branding: 'Branding',
    notifications: 'Notifications',
    email: 'Email Configuration',
    privacy: 'Privacy',
    signIn: 'Sign-in',
    singleSignOn: 'Single sign-on',
    tokens: 'API tokens',
    webhooks: 'Webhooks',
    activity: 'Activity log',
  },
  tabsLabel: 'Settings',
  loading: 'Loading settings...',
  loadFailed: 'Failed to load settings',
  readOnly: 'Only an admin of your council can change these settings.',
} as const;

export const generalMessages = {
  description: 'Who you are, where you are, and which language your residents read.',
  fields: {
    name: 'Council name',
    slug: 'URL slug',
    contactEmail: 'Contact email',
    address: 'Address',
    phone: 'Phone',
    website: 'Website',
    timezone: 'Time zone',
    language: 'Language',
    industry: 'Industry',
    pageLanguages: 'More languages for residents',
  },
  pageLanguagesHelp:
    'A survey can be in any language. These are languages for the words around it, such as buttons and notices. Nobody has reviewed these words yet. While a language is not reviewed, the words about privacy and consent stand beside the English ones.',
  pageLanguageIsMain: 'This is the language of your council.',
  timezoneHelp: 'Dates, schedules and reports follow this zone.',
  languageHelp: 'The language of resident pages and mails.',
  industryHelp: 'Used to tailor AI recommendations.',
  slugHelp: (address: string) => `Residents find you at ${address}`,
  formerSlugs: (paths: readonly string[]) =>
    `Printed codes and links to ${paths.join(', ')} go on working: they lead to the present address.`,
  slugChanges: (path: string) =>
    `After you save, links and printed codes with ${path} lead to the new address. No other council can take the old one.`,
  slugInvalid: 'Use lower-case letters, digits and hyphens.',
  nameMissing: 'Enter the name of your council.',
  emailInvalid: 'Enter an email address like name@example.org.',
  websiteInvalid: 'Enter a web address like https://www.example.org.',
} as const;

export const targetingMessages = {
  description: 'What campaigns can be aimed at. Residents do not see this list.',
  fields: {
    targetAudiences: 'Target audiences',
  },
  help: {
    targetAudiences: 'Offered as Audience Group when a campaign is delivered.',
  },
  add: { targetAudiences: 'Add audience' },
  areas: 'Areas, and how many people live in them, are part of the population of your council.',
  areasLink: 'Go to Population',
  entry: (list: string, index: number) => `${list}, entry ${index}`,
  remove: (name: string) => `Remove ${name}`,
  lastOne: 'The last entry cannot be removed.',
  blank: 'Enter a name, or remove this entry.',
  twice: 'This entry is there already.',
} as const;

import type { AiFailure, AiProviderKind } from '@folkmoot/contracts/client';

const kinds: Readonly<Record<AiProviderKind, string>> = {
  built_in: 'Built in',
  vertex: 'Google Vertex AI',
  openai: 'OpenAI-compatible',
  azure: 'Azure OpenAI',
};

export const messages = {
  loading: 'Loading AI configuration...',
  loadFailed: 'Failed to load the AI configuration',
  kinds,
  kindHelp: {
    built_in: 'Counts words on this installation. Nothing leaves it, and it costs nothing.',
    vertex: 'Signed in as a service account of Google Cloud.',
    openai: 'OpenAI, or any server that speaks its protocol, on your own premises too.',
    azure: 'A deployment of Azure OpenAI.',
  } satisfies Record<AiProviderKind, string>,
  settings: 'For all councils',
  /** Names of the fields in the choice after a conflict. */
  fieldLabels: { isOn: 'AI analysis', providerId: 'Usual provider', ceiling: 'Monthly ceiling' },
  isOn: 'AI analysis',
  isOnHelp: 'Off: no council can have responses analysed by a provider, whatever is set for it.',
  defaultProvider: 'Usual provider',
  noProvider: 'None',
  ceiling: 'Monthly ceiling',
  ceilingHelp:
    'In the currency of your prices. Once it is reached, analyses stop until the next month. Empty for none.',
  spent: (spent: string, month: string) => `Spent in ${month}: ${spent}`,
  save: 'Save',
  saved: 'AI configuration saved.',
  saveFailed: 'The AI configuration could not be saved',
  providers: 'Providers',
  add: 'Add provider',
  emptyTitle: 'No provider yet',
  emptyText: 'Analyses need a provider: one of your own, one you rent, or the built-in one.',
  usual: 'Usual provider',
  keySet: (day: string) => `Key entered on ${day}`,
  keyMissing: 'No key',
  edit: 'Edit',
  remove: 'Remove',
  removeTitle: 'Remove provider',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeText: 'Its key is deleted. Councils that had this provider get what holds for all.',
  removed: (name: string) => `${name} was removed.`,
  removeFailed: 'The provider could not be removed',
  test: 'Test connection',
  testing: 'Testing...',
  testFailed: 'The test could not be run',
  notTested: 'Not tested yet',
} as const;

export const dialogMessages = {
  addTitle: 'Add provider',
  editTitle: (name: string) => `Edit ${name}`,
  kind: 'Kind',
  name: 'Name',
  url: 'Address',
  urlHelp: {
    vertex: 'Leave empty for the address of the region.',
    openai: 'As far as the version, like https://api.openai.com/v1',
    azure: 'Of the resource, like https://my-resource.openai.azure.com',
  },
  model: 'Model',
  deployment: 'Deployment',
  region: 'Region',
  project: 'Project',
  projectHelp: 'Leave empty for the project of the service account.',
  apiVersion: 'API version',
  inputPrice: 'Price of a million tokens read',
  outputPrice: 'Price of a million tokens written',
  priceHelp: 'In the currency of the ceiling. The ceiling holds by these prices.',
  key: { vertex: 'Service account (JSON)', openai: 'API key', azure: 'API key' },
  keyHelp: 'Kept encrypted and never shown again.',
  keyKept: 'A key is kept. Leave this empty to keep it.',
  keyAnew: 'With another address the key has to be entered again.',
  required: 'Enter a name.',
  cancel: 'Cancel',
  save: 'Save',
  added: (name: string) => `${name} was added. Test it now.`,
  saved: (name: string) => `${name} was saved.`,
  failed: 'The provider could not be saved',
} as const;

interface Trouble {
  readonly title: string;
  readonly advice: string;
}

/** The specification's troubleshooting list, and what else can go wrong. */
const troubles: Readonly<Record<AiFailure, Trouble>> = {
  key_missing: {
    title: 'Missing authorization header',
    advice: 'Log in as system admin, and enter the key of this provider.',
  },
  configuration_missing: {
    title: 'Google Cloud configuration not found, or another setting is missing',
    advice: 'Enter the service account, region and model; for other providers the address and the model.',
  },
  credentials_invalid: {
    title: 'Invalid Google Cloud credentials JSON format',
    advice: 'Paste the whole file of the service account, from the first to the last brace.',
  },
  token_refused: {
    title: 'OAuth token request failed',
    advice:
      'Its permissions are insufficient, or the key was deleted at Google. Make a new key with the role Vertex AI User.',
  },
  forbidden: {
    title: 'Vertex AI API error 403, or the same from another provider',
    advice:
      'The API is not enabled in the project, or this key may not use the model. Enable it, wait a minute, test again.',
  },
  key_refused: {
    title: 'The key was refused',
    advice: 'Enter the key again; it may have been deleted or have expired.',
  },
  not_found: {
    title: 'Model or address not found',
    advice: 'Check the address, the region, and the name of the model or deployment.',
  },
  rate_limited: {
    title: 'The provider asks us to wait',
    advice: 'Its quota is used up for now. Wait, or raise the quota with the provider.',
  },
  refused: { title: 'The provider refused the call', advice: 'What it answered stands in the log below.' },
  unreachable: {
    title: 'The provider could not be reached',
    advice: 'Check the address, and whether this server may connect to it.',
  },
  timed_out: {
    title: 'The provider did not answer in time',
    advice: 'Test again; if it stays so, choose a faster model.',
  },
  answer_invalid: {
    title: 'The answer could not be read',
    advice: 'What answered does not speak the protocol of this kind of provider.',
  },
};

export const testMessages = {
  passed: 'The test passed',
  failed: 'The test failed',
  when: (moment: string, ms: string) => `${moment}, after ${ms} ms`,
  model: 'Model',
  region: 'Region',
  responses: 'Made-up responses sent',
  analysis: 'Analysis',
  troubleshooting: 'Troubleshooting',
  whole: 'Show the whole list',
  hide: 'Hide the list',
  log: 'Log',
  http: (status: number) => `HTTP ${status}`,
  notReached: 'No answer came.',
  authenticationRequired: 'Authentication required',
  troubles,
} as const;

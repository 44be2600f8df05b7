/** Messages to administrators when a call of a provider fails. The first five are quoted from the specification. */
export const providerMessages = {
  keyMissing: 'Missing authorization header',
  googleMissing: 'Google Cloud configuration not found',
  googleInvalid: 'Invalid Google Cloud credentials JSON format',
  tokenRefused: 'OAuth token request failed',
  apiError: (api: string, status: number) => `${api} API error ${status}`,
  incomplete: (field: string) => `The configuration is incomplete: ${field} is missing`,
  hostRefused: 'This address is reserved for the machine itself and is not called',
  hostPrivate:
    'This address is inside a private network. Whoever operates this installation can allow it: AI_PRIVATE_HOSTS',
  hostPlain:
    'The address must begin with https://. Whoever operates this installation can allow http: AI_PRIVATE_HOSTS',
  regionInvalid: 'The region must look like europe-west4',
  unreachable: 'The provider could not be reached',
  timedOut: (seconds: number) => `The provider did not answer within ${seconds} seconds`,
  redirected: 'The provider answered with a redirect, which is not followed',
  implausible:
    'The provider’s labels contradict clear comments, so nothing of it is used. Choose another model, or use the built-in analysis.',
  alike:
    'The provider gave all comments the same label, although some clearly praise and some clearly complain. Nothing of it is used.',
  unreadable: 'The provider answered something that cannot be read',
};

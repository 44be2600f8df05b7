export const messages = {
  full: (most: number) => `A council can have ${most} webhooks. Delete one that is no longer used.`,
  needsHttps: 'The address must begin with https://',
  addressPrivate: 'This address is in a private network. Whoever operates this installation can allow it.',
  addressReserved: 'This address is reserved for the machine itself and is not called.',
  isOff: 'Switch the webhook on first.',
  isBeingSent: 'This message is being sent at the moment.',
} as const;

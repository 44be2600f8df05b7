export const messages = {
  test: {
    subject: 'Test of bounce reports',
    text: 'This message goes to an address that does not exist. Its bounce shows whether reports arrive.',
  },
} as const;

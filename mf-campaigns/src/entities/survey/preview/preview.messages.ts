export const messages = {
  loading: 'Loading survey...',
  frame: 'The survey as residents see it',
  failed: 'The preview could not be loaded',
  hint: 'This is what residents see. Try it: your answers are not stored.',
} as const;

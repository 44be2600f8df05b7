/** Texts for staff. */
export const messages = {
  explanation: 'Residents rank these images in order of preference. Each has a label that everybody sees.',
} as const;

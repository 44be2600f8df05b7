/** Texts for the case that the pages cannot be rendered. */
export const renderingMessages = {
  unavailableTitle: 'Back in a moment',
  unavailableText: 'This page is being updated. Please try again in a few seconds.',
} as const;

/** Texts that are shown when the pages themselves cannot be. */
export const renderingMessages = {
  unavailableTitle: 'Back in a moment',
  unavailableText: 'This page is being updated. Please try again in a few seconds.',
} as const;

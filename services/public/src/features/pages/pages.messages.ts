/** Texts that are shown when the pages themselves cannot be. */
export const pageMessages = {
  unavailableTitle: 'Back in a moment',
  unavailableText: 'This page is being updated. Please try again in a few seconds.',
  notTaken: 'There was an error submitting your response. Please try again.',
  notReachable: 'Your response could not be saved just now. Your answers are still here: please press Submit again.',
  incomplete: 'Some answers are missing or not valid. Please check the questions below.',
} as const;

/** Why a form was not taken. */
export const pageMessages = {
  notTaken: 'There was an error submitting your response. Please try again.',
  notReachable: 'Your response could not be saved just now. Your answers are still here: please press Submit again.',
  incomplete: 'Some answers are missing or not valid. Please check the questions below.',
} as const;

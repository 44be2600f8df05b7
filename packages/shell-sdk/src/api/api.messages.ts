export const apiMessages = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  unavailable: 'This part is not available at the moment. Please try again shortly.',
  failed: (status: number) => `Something went wrong (${status}). Please try again.`,
  /** Texts of the server in the language of the interface, by their English text. */
  known: {} as Readonly<Record<string, string>>,
} as const;

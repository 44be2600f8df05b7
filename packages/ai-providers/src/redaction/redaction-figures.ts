/** How well proposals did on the measuring half of the corpus, which no pattern was made for. Rounded down. */
export const redactionFigures = {
  answers: 240,
  identifiers: 0.97,
  names: 0.94,
  addresses: 0.72,
  precision: 0.89,
} as const;

export const messages = {
  title: (campaign: string, series: string) => `${campaign} (imported: ${series})`,
} as const;

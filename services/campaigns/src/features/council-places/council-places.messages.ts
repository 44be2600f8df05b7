const MEGABYTE = 1024 * 1024;

export const messages = {
  tooLarge: (bytes: number) => `The file must be smaller than ${Math.round(bytes / MEGABYTE)} MB.`,
  tooManyPlans: (most: number) => `A council has at most ${most} plans. Remove one first.`,
  planParts: [
    'Top left',
    'Top middle',
    'Top right',
    'Middle left',
    'Middle',
    'Middle right',
    'Bottom left',
    'Bottom middle',
    'Bottom right',
  ],
} as const;

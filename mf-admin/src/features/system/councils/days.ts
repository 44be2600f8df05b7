export const dayOf = (moment: string): string => new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long' });

export const momentOf = (moment: string): string =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

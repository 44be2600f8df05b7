/** For how many days a preview link of a draft can work. */
export const previewDays = [1, 7, 30] as const;
export type PreviewDays = (typeof previewDays)[number];

/**
 * Makes this process write in Welsh. Words are replaced in place, and code that is shared with the screens reads the
 * language of its page, so a process can have one language only.
 */
export const useWelsh = async (): Promise<void> => {
  Object.assign(globalThis, { document: { documentElement: { lang: 'cy' } } });
  await import('../../words.cy');
};

export const SHARED = '#shared';

/** The address marks a shared device. So the mark survives reloads, and a library can link to it. */
export const isSharedAddress = (): boolean => location.hash === SHARED;

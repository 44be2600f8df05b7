export const SHARED = '#shared';

/** The address says that others use this device: so it stays through reloads, and a library can link to it. */
export const isSharedAddress = (): boolean => location.hash === SHARED;

/** Ends a run whose records changed meanwhile. It stays due. */
export class RunOutdated extends Error {}

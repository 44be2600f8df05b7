/** Loads an ES module by its URL. In its own file, so that tests can replace it. */
export const importModule = (url: string): Promise<unknown> => import(url);

/** Loads an ES module by its address. Apart from its users, since what it loads is not there when they are tested. */
export const importModule = (url: string): Promise<unknown> => import(url);

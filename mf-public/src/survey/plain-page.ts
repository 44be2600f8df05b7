const MARK = 'data-plain';

/** The page has become one without script: it stays so, since somebody may be in the middle of its form. */
export const isPlainPage = (): boolean => document.body.hasAttribute(MARK);

export const makePlainPage = (): void => document.body.setAttribute(MARK, '');

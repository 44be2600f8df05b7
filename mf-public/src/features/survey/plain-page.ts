const MARK = 'data-plain';

/** The page has fallen back to the plain form. It stays plain, because a person may be filling it in. */
export const isPlainPage = (): boolean => document.body.hasAttribute(MARK);

export const makePlainPage = (): void => document.body.setAttribute(MARK, '');

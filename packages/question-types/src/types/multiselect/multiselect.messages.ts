export const messages = { heading: 'Multi-select options:' };

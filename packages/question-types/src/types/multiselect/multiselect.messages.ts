export const messages = { heading: 'Multi-select options:', hint: 'Select all that apply.' };

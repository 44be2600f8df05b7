export const messages = { heading: 'Dropdown options:' };

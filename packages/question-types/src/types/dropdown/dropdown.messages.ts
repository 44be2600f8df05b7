export const messages = { heading: 'Dropdown options:', choose: 'Choose an option' };

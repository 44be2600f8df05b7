/** Texts about values that an attribute cannot have. */
export const attributeMessages = {
  yes: 'Yes',
  no: 'No',
  unknown: 'There is no such detail any more.',
  noOptions: 'Enter at least two options.',
  sameOption: 'Two options are the same.',
  empty: (name: string): string => `${name} is empty.`,
  tooLong: (name: string, most: number): string => `${name} is longer than ${most} characters.`,
  notNumber: (name: string, written: string): string => `${name}: “${written}” is not a number.`,
  notDay: (name: string, written: string): string =>
    `${name}: “${written}” is not a date. Write it like 31/12/1980 or 1980-12-31.`,
  notOption: (name: string, written: string): string => `${name}: “${written}” is not one of the options.`,
  notYesNo: (name: string, written: string): string => `${name}: “${written}” is neither yes nor no.`,
};

const responses = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'response' : 'responses'}`;

export const messages = {
  title: 'Published',
  version: (version: number, moment: string) => `Version ${version}, ${moment}`,
  more: (count: number) => `${responses(count)} more since then`,
  fewer: (count: number) => `${responses(count)} fewer since then`,
  same: 'No change since then',
  changed: (count: number) =>
    count === 1 ? 'The results of 1 question are different now' : `The results of ${count} questions are different now`,
  open: 'Open the page',
  manage: 'Publish again or withdraw',
};

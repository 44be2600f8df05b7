const count = (responses: number): string =>
  `${responses.toLocaleString('en-GB')} ${responses === 1 ? 'response' : 'responses'}`;

export const messages = {
  changedSize: (before: number, now: number): string =>
    `This group has changed in the meantime: it had ${count(before)}, now it has ${count(now)}.`,
  changedDecision: (now: number): string =>
    `This group has changed in the meantime: its reasons or the decision about it are different. It has ${count(now)}.`,
  changedMembers: (missing: number): string =>
    `This group has changed in the meantime: ${count(missing)} that you left out ${missing === 1 ? 'is' : 'are'} not in it any more.`,
};

import type { Permission } from '@folkmoot/contracts';

/** Texts for assistants and the people who read with them. */
export const messages = {
  instructions:
    'Folkmoot holds the surveys of a council. Begin with list_campaigns, then read_report for the results and the ids of questions. Results are totals. Say how many people answered beside every share.',
  unknownTool: (name: string) => `There is no tool with the name ${name}.`,
  notPermitted: (permissions: readonly Permission[]) =>
    `The token of this connection has no permission for this: ${permissions.join(', ')}. An admin of the council gives it when making a token.`,
  wrongInput: (problems: string) => `The input does not fit the tool:\n${problems}`,
  failed: 'Something went wrong on our side. Please try again.',
  tooManyResponses: 'There are too many responses for one count. Ask for fewer days.',
  noGroups: (id: string) => `${id} is no question with answers that can be grouped. Take an id from read_report.`,
  drafted: 'This is a draft. A person must check it and open the campaign.',
};

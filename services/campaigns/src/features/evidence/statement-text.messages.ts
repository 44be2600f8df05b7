/** Words around the statement as a text. */
export const messages = {
  title: 'Integrity of the responses',
  reasons: 'Reasons that staff gave:',
  unknowable: 'What nobody can know from the responses:',
  madeAt: (moment: string) => `Made at ${moment}.`,
};

/** What the evidence of a consent says that was given on the preference page. */
export const preferenceMessages = {
  source: 'Preference page',
  text: 'I want to receive updates about the topics that I have ticked.',
};

/** Text in the evidence of a consent from the preference page. */
export const preferenceMessages = {
  source: 'Preference page',
  text: 'I want to receive updates about the topics that I have ticked.',
};

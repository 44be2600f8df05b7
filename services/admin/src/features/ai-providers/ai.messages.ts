/** Made up: what a test sends to a provider is nobody's answer. */
export const sampleResponses = [
  'The new benches in the park are lovely, more of them please.',
  'The path to the station is too dark in the evening.',
  'I like the market on Saturdays. It is easy to reach by bus.',
  'The playground is broken since spring and nobody answers.',
  'Clean streets and friendly staff at the library. Thank you!',
];

/** The survey that the test's responses belong to. */
export const sampleSurvey = { campaignTitle: 'Connection test', councilName: 'Sample Council' };

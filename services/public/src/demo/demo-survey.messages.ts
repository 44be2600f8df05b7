/** The texts of the demo survey. */
export const demoMessages = {
  council: 'Riverside Borough Council',
  title: 'Your park, your say',
  description: 'A short survey to try out. Your answers are not kept.',
  intro: 'This is a demo: answer as you like, nothing is saved.',
  rating: 'How satisfied are you with the parks near you?',
  ratingHint: 'Think of the last few weeks.',
  visits: 'How often do you visit a park?',
  visitOptions: ['Every day', 'Every week', 'Every month', 'Less often'],
  wishes: 'What would make you come more often?',
  wishOptions: ['More shade', 'A playground', 'Toilets', 'Places to sit', 'Better lighting'],
  change: 'What is the one thing you would change?',
  visit: 'How easy is it for you to get to your nearest park?',
} as const;

import type { PublicCouncil, ResidentSurvey } from '@folkmoot/contracts/client';
import { questionTypes } from '@folkmoot/question-types/core';

export const demoCouncil: PublicCouncil = {
  name: 'Riverside (demonstration)',
  slug: 'demo',
  language: 'en',
  timezone: 'UTC',
  branding: {
    primaryColor: '#2563eb',
    secondaryColor: '#059669',
    accentColor: '#ea580c',
    customFooter: '',
    logoUrl: null,
    logoAlt: '',
    showPoweredBy: true,
  },
};

const titles: Readonly<Record<string, string>> = {
  text: 'What is the one thing you would change in your local park?',
  rating: 'How satisfied are you with your local park?',
};

/** One question of every type there is (E-29); answers are thrown away and counted nowhere. */
export const demoSurvey: ResidentSurvey = {
  campaignId: 'demo',
  version: 1,
  title: 'Your local park',
  description: 'A short survey that shows how residents are asked.',
  introText: '',
  introFile: null,
  questions: questionTypes.map((type, index) => ({
    ...type.create(`demo-${type.id}`, () => `demo-${type.id}-option`),
    title: titles[type.id] ?? type.label,
    required: index > 0,
  })),
};

import { defaultBranding, type SurveyVersion } from '@folkmoot/contracts';
import { carefulPrivacy, type PublishedSurvey } from '../published-survey/campaign-copy.domain';
import type { PublishedSurveys } from '../published-survey/published-surveys';
import { demoMessages } from './demo-survey.messages';

/** Reserved: no campaign has this id. */
export const DEMO_CAMPAIGN_ID = 'demo';
const DEMO_COUNCIL_ID = 'demo';

/** Options of a constant survey: their positions are their ids. */
const optionsOf = (labels: readonly string[]) => labels.map((label, index) => ({ id: `o${index + 1}`, label }));

const version: SurveyVersion = {
  campaignId: DEMO_CAMPAIGN_ID,
  councilId: DEMO_COUNCIL_ID,
  version: 1,
  series: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
  title: demoMessages.title,
  description: demoMessages.description,
  introText: demoMessages.intro,
  introFile: null,
  questions: [
    {
      id: 'satisfied',
      type: 'rating',
      title: demoMessages.rating,
      description: demoMessages.ratingHint,
      required: true,
    },
    {
      id: 'often',
      type: 'dropdown',
      title: demoMessages.often,
      required: false,
      options: optionsOf(demoMessages.oftenOptions),
    },
    {
      id: 'doing',
      type: 'multiselect',
      title: demoMessages.doing,
      required: false,
      options: optionsOf(demoMessages.doingOptions),
    },
    {
      id: 'first',
      type: 'ranking',
      title: demoMessages.first,
      required: false,
      options: optionsOf(demoMessages.firstOptions),
    },
    {
      id: 'safe',
      type: 'number',
      title: demoMessages.safe,
      description: demoMessages.safeHint,
      required: false,
      numberRange: { min: 1, max: 10 },
    },
    {
      id: 'unsafe',
      type: 'textarea',
      title: demoMessages.unsafe,
      required: false,
      showIf: { questionId: 'safe', operator: 'less_than', value: 5 },
    },
    { id: 'change', type: 'text', title: demoMessages.change, required: false },
    { id: 'reach', type: 'rating', title: demoMessages.visit, required: false },
  ],
};

const demoSurvey: PublishedSurvey = {
  campaign: {
    id: DEMO_CAMPAIGN_ID,
    councilId: DEMO_COUNCIL_ID,
    title: demoMessages.title,
    description: demoMessages.description,
    status: 'active',
    frequency: 'once',
    startDate: null,
    endDate: null,
    publishedVersion: 1,
    isDeleted: false,
    revision: 1,
    closedAt: null,
  },
  council: {
    name: demoMessages.council,
    slug: 'demo',
    language: 'en',
    timezone: 'Europe/London',
    branding: defaultBranding,
  },
  privacy: carefulPrivacy,
  current: version,
  versionOf: (number) => (number === version.version ? version : null),
};

/** Adds the demo survey to the published surveys. Its id is checked before any campaign's. */
export const withDemo = (published: PublishedSurveys): PublishedSurveys => ({
  ...published,
  find: (campaignId) => (campaignId === DEMO_CAMPAIGN_ID ? Promise.resolve(demoSurvey) : published.find(campaignId)),
});

export const isDemo = ({ campaign }: PublishedSurvey): boolean => campaign.id === DEMO_CAMPAIGN_ID;

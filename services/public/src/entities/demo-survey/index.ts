export { DEMO_CAMPAIGN_ID, isDemo, withDemo } from './demo-survey';
export { residentSurveysOf } from './resident-surveys';

import { noNames, safety, satisfaction } from './common.messages';
import { below, chose, faces, long, multipleChoice, singleChoice, surveyOf, type Template } from './template';

export const tenantSatisfaction: Template = {
  id: 'tenant-satisfaction',
  topic: 'Housing',
  title: 'Ask tenants about their homes',
  description: 'Repairs, safety, neighbourhood and how tenants are treated. Run it each year to compare.',
  content: surveyOf({
    title: 'Your home and your landlord',
    description: 'Tell us how we do as your landlord.',
    introText:
      'We ask every tenant the same questions each year and publish the results. Your answers are anonymous. We do not know who answered.',
    questions: [
      faces('overall', 'How satisfied are you with us as your landlord?', satisfaction, { required: true }),
      long('overall_why', 'What is the main reason that you are dissatisfied?', {
        description: noNames,
        showIf: below('overall', 3),
      }),
      singleChoice(
        'repair',
        'Have we carried out a repair in your home in the last 12 months?',
        { yes: 'Yes', no: 'No', asked: 'I asked, and it was not done' },
        { required: true },
      ),
      faces('repair_view', 'How satisfied were you with the repair?', satisfaction, { showIf: chose('repair', 'yes') }),
      faces('safe', 'How safe is your home?', safety),
      multipleChoice(
        'problems',
        'Which of these are a problem in your home?',
        {
          damp: 'Damp or mould',
          cold: 'Cold',
          noise: 'Noise',
          pests: 'Pests',
          lifts: 'Lifts or doors',
          none: 'None of these',
        },
        { description: 'Select all that apply.' },
      ),
      faces('respect', 'How satisfied are you with how we treat you?', satisfaction),
      long('improve', 'What one thing should we do better?', { description: noNames }),
    ],
  }),
};

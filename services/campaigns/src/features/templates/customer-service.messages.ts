import { noNames, satisfaction } from './common.messages';
import { below, chose, faces, long, multipleChoice, scale, singleChoice, surveyOf, type Template } from './template';

export const customerService: Template = {
  id: 'customer-service',
  topic: 'Customer service',
  title: 'Ask people who contacted the council',
  description:
    'For the end of a call, a visit or an online form: was it solved, how long did it take, what to improve.',
  content: surveyOf({
    title: 'You contacted us',
    description: 'Tell us how we did.',
    introText: 'You contacted the council. Tell us how it went. Your answers are anonymous and take two minutes.',
    questions: [
      singleChoice(
        'channel',
        'How did you contact us?',
        { phone: 'By phone', online: 'On the website', email: 'By email', desk: 'In person', letter: 'By letter' },
        { required: true },
      ),
      singleChoice(
        'solved',
        'Was your matter solved?',
        { yes: 'Yes, at once', later: 'Yes, later', no: 'No', open: 'It is still open' },
        { required: true },
      ),
      long('unsolved', 'What is still not solved?', { description: noNames, showIf: chose('solved', 'no') }),
      faces('overall', 'How satisfied are you with how we dealt with you?', satisfaction, { required: true }),
      multipleChoice(
        'wrong',
        'What went wrong?',
        {
          wait: 'I waited too long',
          repeat: 'I had to explain it more than once',
          words: 'I did not understand the answer',
          rude: 'I was not treated with respect',
          reach: 'I could not reach anybody',
        },
        { description: 'Select all that apply.', showIf: below('overall', 3) },
      ),
      scale('easy', 'How easy was it to get help?', ['Very hard', 'Very easy']),
      long('better', 'What one thing should we do better?', { description: noNames }),
    ],
  }),
};

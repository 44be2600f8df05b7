import { noNames, satisfaction, yesNo } from './common.messages';
import {
  aboutYou,
  chose,
  faces,
  long,
  multipleChoice,
  order,
  scale,
  singleChoice,
  surveyOf,
  type Template,
} from './template';

export const library: Template = {
  id: 'library',
  topic: 'Libraries',
  title: 'Review a library service',
  description: 'Learn what people use the library for, when they need it, and why others do not come.',
  content: surveyOf({
    title: 'Your library',
    description: 'Tell us what you need from your library.',
    introText:
      'We are reviewing opening hours and services at the library. We want to hear from people who use it and from people who do not. Your answers are anonymous.',
    questions: [
      singleChoice('used', 'Have you used the library in the last 12 months?', yesNo, {
        description: 'Include its website, e-books and events.',
        required: true,
      }),
      multipleChoice(
        'why_not',
        'Why have you not used the library?',
        {
          hours: 'It is not open when I need it',
          far: 'It is too hard to get to',
          buy: 'I buy books or read online',
          choice: 'It does not have what I want',
          time: 'I do not have time',
          unknown: 'I do not know what it offers',
          other: 'Another reason',
        },
        { description: 'Select all that apply.', showIf: chose('used', 'no') },
      ),
      singleChoice(
        'often',
        'How often do you use the library?',
        {
          weekly: 'At least once a week',
          monthly: 'At least once a month',
          quarterly: 'Every few months',
          yearly: 'Once or twice a year',
        },
        { showIf: chose('used', 'yes') },
      ),
      multipleChoice(
        'services',
        'What do you use the library for?',
        {
          books: 'Borrowing books',
          ebooks: 'E-books and audiobooks',
          computers: 'Computers, printing and wifi',
          study: 'A quiet place to work or study',
          children: 'Activities for children',
          events: 'Talks, courses and groups',
          help: 'Help with forms and council services',
        },
        { description: 'Select all that apply.', showIf: chose('used', 'yes') },
      ),
      faces('satisfied', 'How satisfied are you with the library?', satisfaction, { showIf: chose('used', 'yes') }),
      multipleChoice(
        'hours',
        'When would you like the library to be open?',
        {
          morning: 'Weekday mornings',
          afternoon: 'Weekday afternoons',
          evening: 'Weekday evenings',
          saturday: 'Saturdays',
          sunday: 'Sundays',
        },
        { description: 'Select all that apply.' },
      ),
      order(
        'priorities',
        'What should we spend money on first?',
        {
          hours: 'Longer opening hours',
          books: 'More new books',
          digital: 'More e-books and audiobooks',
          staff: 'More staff to help people',
          building: 'A better building',
          events: 'More events and activities',
        },
        { description: 'Put the most important at the top.' },
      ),
      scale(
        'recommend',
        'How likely are you to recommend the library to a friend?',
        ['Not at all likely', 'Very likely'],
        {
          showIf: chose('used', 'yes'),
        },
      ),
      long('improve', 'What would make the library better for you?', { description: noNames }),
      ...aboutYou,
    ],
  }),
};

import type { OptInField, OptInStyling } from '@folkmoot/contracts';

export interface DemoPage {
  readonly councilId: string;
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** Names of the tags that it offers. */
  readonly tags: readonly string[];
  readonly isActive: boolean;
  readonly fields: readonly OptInField[];
  readonly styling: OptInStyling;
  /** Views of a day by turns; empty for a page that nobody has seen. */
  readonly views: readonly number[];
}

const email: OptInField = {
  id: 'email',
  type: 'email',
  label: 'Email Address',
  placeholder: 'you@example.com',
  required: true,
};

/** The page that many use, and one that waits to be opened. */
export const demoPages: readonly DemoPage[] = [
  {
    councilId: 'c0000000000000000000riv1',
    title: 'Riverside news',
    description:
      'Once a month, what the council decided, what is being built near you, and what came of your answers. Choose what you would like to hear about.',
    slug: 'news',
    tags: ['Council news', 'Parks & open spaces', 'Roads & transport', 'Planning & housing'],
    isActive: true,
    fields: [
      { id: 'name', type: 'text', label: 'First name', placeholder: '', required: false },
      email,
      {
        id: 'ward',
        type: 'select',
        label: 'Where do you live?',
        placeholder: '',
        required: false,
        options: ['Old Town', 'Harbour', 'Mill Hill', 'Northgate', 'Outside Riverside'],
      },
    ],
    styling: { primaryColor: null, backgroundColor: '#f0fdfa', fontFamily: 'Inter' },
    views: [4, 7, 2, 9, 5, 0, 3, 6, 8, 1, 5],
  },
  {
    councilId: 'c0000000000000000000riv1',
    title: 'Bin day reminders',
    description: 'A message on the evening before your collection.',
    slug: 'bin-day',
    tags: ['Waste & recycling'],
    isActive: false,
    fields: [email],
    styling: { primaryColor: '#0f766e', backgroundColor: '#f8fafc', fontFamily: 'System' },
    views: [],
  },
];

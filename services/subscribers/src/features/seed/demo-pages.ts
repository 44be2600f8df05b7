import type { OptInField, OptInStyling } from '@folkmoot/contracts';
import { demoCouncils } from '@folkmoot/sample-data/demo';
import { emailField, newsPage } from '@folkmoot/sample-data/subscribers';

export interface DemoPage {
  readonly councilId: string;
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** Names of the offered tags. */
  readonly tags: readonly string[];
  readonly isActive: boolean;
  readonly fields: readonly OptInField[];
  readonly styling: OptInStyling;
  /** Views per day, repeated; empty for a page without views. */
  readonly views: readonly number[];
}

/** A page with many sign-ups, and an inactive one. */
export const demoPages: readonly DemoPage[] = [
  {
    councilId: demoCouncils.riverside.id,
    ...newsPage,
    tags: ['Council news', 'Parks & open spaces', 'Roads & transport', 'Planning & housing'],
    isActive: true,
    fields: [
      {
        id: 'name',
        type: 'text',
        label: 'First name',
        placeholder: '',
        required: false,
        attribute: 'first_name',
      },
      emailField,
      {
        id: 'ward',
        type: 'select',
        label: 'Where do you live?',
        placeholder: '',
        required: false,
        options: ['Old Town', 'Harbour', 'Mill Hill', 'Northgate', 'Outside Riverside'],
        attribute: 'ward',
      },
    ],
    styling: { primaryColor: null, backgroundColor: '#f0fdfa', fontFamily: 'Inter' },
    views: [4, 7, 2, 9, 5, 0, 3, 6, 8, 1, 5],
  },
  {
    councilId: demoCouncils.riverside.id,
    title: 'Bin day reminders',
    description: 'A message on the evening before your collection.',
    slug: 'bin-day',
    tags: ['Waste & recycling'],
    isActive: false,
    fields: [emailField],
    styling: { primaryColor: '#0f766e', backgroundColor: '#f8fafc', fontFamily: 'System' },
    views: [],
  },
];

/** @file Subscribers of the demo council Riverside, with their topics, for the seed and the standalone remotes. */
import type {
  AttributeValues,
  OptInField,
  OptInPage,
  Segment,
  SubscriberFilter,
  Tag,
} from '@folkmoot/contracts/client';
import { byTurns } from './by-turns';
import { sampleIds } from './council';

export type Topic = Pick<Tag, 'name' | 'description' | 'color' | 'isDefault'>;

export const riversideTopics: readonly Topic[] = [
  {
    name: 'Council news',
    description: 'Decisions, meetings and what comes of your answers.',
    color: '#2563eb',
    isDefault: true,
  },
  {
    name: 'Parks & open spaces',
    description: 'Play areas, trees, paths along the river.',
    color: '#15803d',
    isDefault: true,
  },
  {
    name: 'Roads & transport',
    description: 'Road works, buses, cycling and parking.',
    color: '#b45309',
    isDefault: false,
  },
  {
    name: 'Planning & housing',
    description: 'Applications near you and new homes.',
    color: '#7c3aed',
    isDefault: false,
  },
  {
    name: 'Waste & recycling',
    description: 'Collection days and what goes in which bin.',
    color: '#0f766e',
    isDefault: false,
  },
];

/** A filter that refers to topics by their index in the council's list. */
export interface SampleSegment extends Omit<SubscriberFilter, 'tagIds'> {
  readonly name: string;
  readonly topics?: readonly number[];
}

export const riversideSegments: readonly SampleSegment[] = [
  { name: 'Readers about parks', topics: [1], status: 'active' },
  { name: 'Getting around and building', topics: [2, 3], status: 'active' },
  { name: 'Not confirmed yet', status: 'pending' },
];

/** The filter of a segment. `tagIds` has the ids of the council's topics in their order. */
export const filterOf = (
  { name: _, topics = [], ...filter }: SampleSegment,
  tagIds: readonly string[],
): SubscriberFilter => ({
  ...filter,
  tagIds: topics.map((index) => tagIds[index]).filter((id) => id !== undefined),
});

export const emailField: OptInField = {
  id: 'email',
  type: 'email',
  label: 'Email Address',
  placeholder: 'you@example.com',
  required: true,
};

/** The sign-up page for Riverside's newsletter. */
export const newsPage = {
  title: 'Riverside news',
  description:
    'Once a month, what the council decided, what is being built near you, and what came of your answers. Choose what you would like to hear about.',
  slug: 'news',
};

const firstNames = ['amy', 'ben', 'carys', 'dev', 'elin', 'farah', 'george', 'hana', 'isla', 'jack', 'kofi', 'lena'];
const lastNames = ['archer', 'bailey', 'chopra', 'dunn', 'evans', 'fisher', 'grant'];

/** The address of the n-th resident, in a domain that nobody can own. */
export const residentAddress = (index: number): string => {
  const turn = Math.floor(index / (firstNames.length * lastNames.length));
  return `${byTurns(firstNames, index)}.${byTurns(lastNames, index)}${turn > 0 ? turn : ''}@residents.example`;
};

const wards = ['Old Town', 'Harbour', 'Mill Hill', 'Northgate'];
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The attributes of the person with that address. */
export const residentAttributes = (index: number): AttributeValues => ({
  first_name: capital(byTurns(firstNames, index)),
  last_name: capital(byTurns(lastNames, index)),
  ward: byTurns(wards, index),
});

/** A tag with every field set. */
export const sampleTag = (patch: Partial<Tag> = {}): Tag => ({
  id: 'tag-parks',
  councilId: sampleIds.councilId,
  createdBy: sampleIds.userId,
  name: 'Parks',
  description: '',
  color: '#059669',
  isDefault: true,
  subscriberCount: 12,
  createdAt: '2026-01-05T09:00:00.000Z',
  revision: 1,
  ...patch,
});

/** A segment with every field set. */
export const sampleSegment = (patch: Partial<Segment> = {}): Segment => ({
  id: 'segment-1',
  councilId: sampleIds.councilId,
  name: 'Park people',
  filter: {},
  size: 1200,
  activeSize: 1100,
  createdAt: '2026-02-05T09:00:00.000Z',
  revision: 2,
  ...patch,
});

/** A page with every field set. */
export const samplePage = (patch: Partial<OptInPage> = {}): OptInPage => ({
  id: 'page-1',
  councilId: sampleIds.councilId,
  createdBy: sampleIds.userId,
  title: newsPage.title,
  description: 'Once a month.',
  slug: newsPage.slug,
  isActive: true,
  fields: [emailField],
  styling: { primaryColor: null, backgroundColor: '#f8fafc', fontFamily: 'Inter' },
  settings: { defaultTags: ['tag-parks'] },
  publicUrl: 'https://folkmoot.example/riverside/news',
  signups: 12,
  views: 80,
  conversionRate: 24,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  revision: 3,
  ...patch,
});

import {
  councilSchema,
  optInPageSchema,
  publicCouncilSchema,
  segmentSchema,
  subscriberFilterSchema,
  tagSchema,
  userSchema,
} from '@folkmoot/contracts';
import { sampleCouncil, samplePublicCouncil, sampleUser } from './council';
import { demoUsers } from './demo';
import {
  filterOf,
  residentAddress,
  riversideSegments,
  riversideTopics,
  samplePage,
  sampleSegment,
  sampleTag,
} from './subscribers';

const tagIds = riversideTopics.map((_, index) => `tag-${index}`);

describe('sample data', () => {
  it.each([
    ['council', councilSchema, sampleCouncil()],
    ['public council', publicCouncilSchema, samplePublicCouncil()],
    ['user', userSchema, sampleUser()],
    ['tag', tagSchema, sampleTag()],
    ['segment', segmentSchema, sampleSegment()],
    ['opt-in page', optInPageSchema, samplePage()],
  ])('the sample %s keeps the contract', (_, schema, sample) => {
    expect(schema.parse(sample)).toEqual(sample);
  });

  it.each(riversideTopics)('the topic $name keeps the contract', (topic) => {
    expect(tagSchema.safeParse(sampleTag(topic)).error).toBeUndefined();
  });

  it.each(riversideSegments)('the segment $name keeps the contract and names topics that exist', (segment) => {
    const filter = subscriberFilterSchema.parse(filterOf(segment, tagIds));
    expect(filter.tagIds).toHaveLength(segment.topics?.length ?? 0);
  });

  it('every user of the demo has an address of their own', () => {
    const emails = Object.values(demoUsers).map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
  });

  it('residents have different addresses when there are more of them than names', () => {
    const addresses = Array.from({ length: 500 }, (_, index) => residentAddress(index));
    expect(new Set(addresses).size).toBe(500);
  });
});

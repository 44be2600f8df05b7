import { type Attribute, standardAttributes } from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';

/** The attributes that every council has. */
export const sampleAttributes = (): Attribute[] =>
  standardAttributes.map(({ key, name, type }) => ({
    key,
    name,
    type,
    councilId: sampleIds.councilId,
    options: [],
    isStandard: true,
    createdAt: '2026-01-05T09:00:00.000Z',
    revision: 0,
  }));

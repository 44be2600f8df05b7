import {
  countSegmentOperation,
  createSegmentOperation,
  getPopulationOperation,
  getRepresentativenessOperation,
  listSegmentFieldsOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';
import { sampleSegment } from './sample-campaign';
import { samplePopulation, sampleRepresented } from './sample-population';

/** The population of the council, who is missing, and segments that invite them. */
export const populationHandlers = (): Handler[] => [
  handle(getPopulationOperation, () => ({ dimensions: structuredClone(samplePopulation), revision: 1 })),
  handle(getRepresentativenessOperation, () => ({ responses: 180, dimensions: [sampleRepresented()], revision: 1 })),
  handle(listSegmentFieldsOperation, () => ({
    attributes: [{ key: 'age', name: 'Age', type: 'choice' as const, options: ['16 to 24', '25 to 64', '65 or over'] }],
    campaigns: [],
  })),
  handle(countSegmentOperation, () => ({ count: 64, isExact: true })),
  handle(createSegmentOperation, ({ body }) => ({ ...sampleSegment(), name: body.name, rule: body.rule ?? null })),
];

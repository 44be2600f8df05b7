import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const segment = z.string().max(200);

export const commitmentsPageOperation = defineOperation({
  service: 'public',
  can: 'public',
  kind: 'page',
  name: 'commitmentsPage',
  method: 'get',
  path: '/:councilSlug/commitments',
  summary: 'What a council does about what people said in its campaigns: "You said, we did".',
  params: z.strictObject({ councilSlug: segment }),
  // Accepts any parameter, because links have tracking parameters.
  query: z.record(z.string(), z.unknown()),
});

/** The pages of this feature, in addition to the operations of the contracts. */
export const commitmentPageOperations = [commitmentsPageOperation];

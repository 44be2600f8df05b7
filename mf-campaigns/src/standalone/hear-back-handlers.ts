import {
  draftOutcomeOperation,
  getHearBackOperation,
  type HearBackStatus,
  type Newsletter,
} from '@folkmoot/contracts/client';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';

const sample = (campaignId: string): HearBackStatus => ({
  campaignId,
  asked: 214,
  unconfirmed: 12,
  invited: 1_830,
  heardBack: 198,
  isOver: false,
  keptUntil: '2027-06-30T23:00:00.000Z',
  messages: [
    {
      newsletterId: 'newsletter-outcome',
      subject: 'What came of “Riverside Park”',
      state: 'done',
      audience: { of: 'hear_back', campaignId },
      isLast: false,
      sent: 198,
      startedAt: '2026-10-01T09:00:00.000Z',
    },
  ],
});

/** People who want to hear what comes of the sample campaign. The message itself belongs to another remote. */
export const hearBackHandlers = (): Handler[] => [
  handle(getHearBackOperation, ({ params }) => sample(params.campaignId)),
  handle(draftOutcomeOperation, () => ({ id: 'newsletter-outcome' }) as Newsletter),
];

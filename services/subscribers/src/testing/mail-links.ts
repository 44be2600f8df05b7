import { createSubscriberCodes, createSubscriberTokens } from '@folkmoot/service-kit';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import { TEST_SUBSCRIBER_KEY } from './fixtures';

/** The token that the public service makes of a short address in a mail. */
export const tokenIn = (text: string, purpose: 'preferences' | 'confirmation', now: Date): string => {
  const codes = createSubscriberCodes(TEST_SUBSCRIBER_KEY);
  const tokens = createSubscriberTokens(TEST_SUBSCRIBER_KEY);
  const read = [...text.matchAll(/\/p\/([\w-]+)/g)].map(([, code = '']) => codes.read(code, () => [ownCouncil], now));
  const { ref, expiresAt } = read.find((each) => each?.purpose === purpose) ?? {};
  if (!ref) throw new Error(`no address for ${purpose}`);
  return expiresAt ? tokens.confirmation(ref, expiresAt) : tokens.preferences(ref);
};

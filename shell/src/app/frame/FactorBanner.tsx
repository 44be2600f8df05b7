import { dayIn, useReaderZone, useSession } from '@folkmoot/shell-sdk';
import { IconShieldLock, TextLink } from '@folkmoot/ui';
import { FrameBanner } from './FrameBanner';
import { messages } from './frame.messages';

/** In sight of somebody who must set up a second factor until a day, and has not. */
export const FactorBanner = () => {
  const { secondFactor } = useSession();
  const zone = useReaderZone();
  if (!secondFactor?.dueAt || secondFactor.mustSetUp) return null;
  return (
    <FrameBanner label={messages.factor} icon={IconShieldLock}>
      {messages.factorDue(dayIn(secondFactor.dueAt, zone))}{' '}
      <TextLink to="/dashboard/account" size="sm" c="accent.9" td="underline">
        {messages.factorSetUp}
      </TextLink>
    </FrameBanner>
  );
};

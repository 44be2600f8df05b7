import { factorChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { FactorNotice } from './mail-factor-change.use-case';

/** Sends a mail to people whose second factor changed. */
export const onFactorChanged = (schedule: (notice: FactorNotice) => Promise<unknown>): Consumer<object> =>
  consumer('admin.factor-mails', factorChangedEvent, async ({ payload: { userId, change } }) => {
    await schedule({ userId, change });
  });

import { userAddressChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { AddressNoticeJob } from './mail-address-notices.use-case';

/** Sends a mail to the address that an account has left. */
export const onAddressChanged = (schedule: (job: AddressNoticeJob) => Promise<unknown>): Consumer<object> =>
  consumer('admin.address-notices', userAddressChangedEvent, async ({ payload: { userId } }) => {
    await schedule({ userId });
  });

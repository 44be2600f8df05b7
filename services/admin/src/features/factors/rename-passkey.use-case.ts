import { DomainError, type Passkey } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { passkeyView } from './factor.view';
import type { FactorRecords } from './factors.types';

/** Renames a passkey. The name is only for its owner, so it is neither logged nor mailed. Throws not_found. */
export const renamePasskey = (
  { actor, acrossCouncils }: Context<FactorRecords>,
  passkeyId: string,
  name: string,
): Promise<Passkey> =>
  acrossCouncils.unitOfWork(actor, async ({ factors }) => {
    const before = await factors.find(actor.userId);
    const passkey = before?.passkeys.find(({ id }) => id === passkeyId);
    if (!before || !passkey) throw new DomainError('not_found');
    const renamed = { ...passkey, name };
    await factors.save(actor.userId, before, {
      passkeys: before.passkeys.map((each) => (each.id === passkeyId ? renamed : each)),
    });
    return passkeyView(renamed);
  });

import { DomainError } from '@folkmoot/contracts';
import { type PageAnswer, redirect } from '../../integrations/rendering/answer-page';
import { secretAddress } from '../../integrations/rendering/headers';
import { orFailure, type PreferencePages } from './preference-pages';

/** Leads from the short address in a mail to the page with the signed token. An invalid code shows that it is not valid. */
export const openShortAddress = (pages: PreferencePages, code: string): Promise<PageAnswer> =>
  orFailure(pages, async () => {
    const now = pages.context.clock.now();
    const opened = pages.codes.read(code, await pages.councilsByTag(), now);
    if (!opened) throw new DomainError('link_invalid');
    const { purpose, ref, expiresAt } = opened;
    if (purpose === 'confirmation') {
      return redirect(`/confirm/${pages.tokens.confirmation(ref, expiresAt ?? now)}`, 302, secretAddress);
    }
    return redirect(`/${purpose}/${pages.tokens.preferences(ref)}`, 302, secretAddress);
  });

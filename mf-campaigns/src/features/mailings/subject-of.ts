import { type Mailing, mergeMail } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { useCampaign } from '../../records/use-campaign';

/** A subject as people get it; one that the server has not merged lacks the last day, which depends on the round. */
export const useSubjectOf = (): ((mailing: Pick<Mailing, 'subject' | 'shownSubject'>) => string) => {
  const { title } = useCampaign();
  const { council } = useSession();
  return ({ subject, shownSubject }) =>
    shownSubject ?? mergeMail(subject, { council: council?.name ?? '', campaign: title, closes: '…' });
};

import { type Mailing, mergeMail } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { useCampaign } from '../../entities/campaign/use-campaign';

/**
 * The subject as people get it. Before the server has merged it, the last day is missing because it depends on the
 * round.
 */
export const useSubjectOf = (): ((mailing: Pick<Mailing, 'subject' | 'shownSubject'>) => string) => {
  const { title } = useCampaign();
  const { council } = useSession();
  return ({ subject, shownSubject }) =>
    shownSubject ?? mergeMail(subject, { council: council?.name ?? '', campaign: title, closes: '…' });
};

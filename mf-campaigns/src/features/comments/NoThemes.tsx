import { useParams } from '@folkmoot/shell-sdk';
import { TextLink } from '@folkmoot/ui';
import { messages } from './comments.messages';

/** Shown in a list of themes while the campaign has no codebook. */
export const NoThemes = () => {
  const { campaignId = '' } = useParams();
  return (
    <>
      {messages.noThemesYet}{' '}
      <TextLink to={`/dashboard/campaigns/${campaignId}/reports/comments/themes`} size="sm">
        {messages.makeThemes}
      </TextLink>
    </>
  );
};

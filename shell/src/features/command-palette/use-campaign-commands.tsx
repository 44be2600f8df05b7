import { type Campaign, listCampaignsOperation } from '@folkmoot/contracts/client';
import { keepPreviousData, useCan, useNavigate, useOperation } from '@folkmoot/shell-sdk';
import { IconSpeakerphone, statusLabel, useDebouncedValue } from '@folkmoot/ui';
import type { Command } from './command';
import { messages } from './command-palette.messages';

const MOST = 6;
const WAIT_MS = 200;

interface CampaignMatches {
  commands: Command[];
  state: 'ready' | 'searching' | 'failed';
}

/** The council's campaigns that match the search, or the newest when the search is empty. */
export const useCampaignCommands = (search: string): CampaignMatches => {
  const navigate = useNavigate();
  const canRead = useCan('campaign:read');
  const [settled] = useDebouncedValue(search.trim(), WAIT_MS);
  const query = { limit: MOST, ...(settled ? { q: settled } : {}) };
  const { data, isError, isFetching } = useOperation(
    listCampaignsOperation,
    { query },
    { enabled: canRead, placeholderData: keepPreviousData },
  );
  const commandOf = ({ id, title, status }: Campaign): Command => ({
    id: `campaign-${id}`,
    group: messages.campaigns,
    label: title,
    note: statusLabel(status),
    icon: <IconSpeakerphone size={18} stroke={1.5} aria-hidden="true" />,
    run: () => void navigate(`/dashboard/campaigns/${id}`),
  });
  const isWaiting = canRead && (isFetching || settled !== search.trim());
  const state = isError ? 'failed' : isWaiting ? 'searching' : 'ready';
  return { commands: canRead ? (data?.items ?? []).map(commandOf) : [], state };
};

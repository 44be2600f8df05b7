import {
  listCampaignsOperation,
  listCouncilsOperation,
  listOptInPagesOperation,
  listSubscribersOperation,
  listSurveysOperation,
  listSurveyTemplatesOperation,
  listUsersOperation,
  type Operation,
  type Permission,
  type ReplyOf,
} from '@folkmoot/contracts/client';
import {
  type InputOf,
  keepPreviousData,
  type OperationLike,
  useCan,
  useNavigate,
  useOperation,
} from '@folkmoot/shell-sdk';
import {
  IconBuildingCommunity,
  IconClipboardList,
  IconFileText,
  IconSpeakerphone,
  IconUser,
  IconUsers,
  IconWorld,
  statusLabel,
  useDebouncedValue,
} from '@folkmoot/ui';
import type { Command } from './command';
import { messages } from './command-palette.messages';
import { matching } from './matching.domain';

/** Campaigns are what people look for most. */
const MOST_CAMPAIGNS = 6;
const MOST_OTHERS = 4;
const WAIT_MS = 200;
/** One letter is in almost every name. */
const SHORTEST_SEARCH = 2;

/** A stored thing as the palette shows it. */
interface Entry {
  id: string;
  label: string;
  note?: string;
  /** Path below /dashboard. */
  path: string;
}

interface Source<O extends Operation> {
  operation: OperationLike<O>;
  input: InputOf<O>;
  permission: Permission;
  isEnabled?: boolean;
  group: string;
  icon: typeof IconUser;
  entriesOf: (reply: ReplyOf<O>) => Entry[];
}

interface SourceResult {
  commands: Command[];
  /** Whether these are still the answers to the search before. */
  isEarlier: boolean;
  isFetching: boolean;
  isError: boolean;
}

/** The answer of one list of the server, for those who may read it. */
const useSource = <O extends Operation>(source: Source<O>): SourceResult => {
  const { operation, input, permission, isEnabled = true, group, icon: Icon, entriesOf } = source;
  const navigate = useNavigate();
  const enabled = useCan(permission) && isEnabled;
  const { data, isError, isFetching, isPlaceholderData } = useOperation(operation, input, {
    enabled,
    placeholderData: keepPreviousData,
  });
  const entries = enabled && data ? entriesOf(data) : [];
  const commands = entries.map(({ id, label, note, path }) => ({
    id: `${group}-${id}`,
    group,
    label,
    ...(note ? { note } : {}),
    icon: <Icon size={18} stroke={1.5} aria-hidden="true" />,
    run: () => void navigate(`/dashboard/${path}`),
  }));
  return {
    commands,
    isEarlier: isPlaceholderData,
    isFetching: enabled && isFetching,
    isError: enabled && isError,
  };
};

const useOfCouncil = (q: string): SourceResult[] => {
  const isEnabled = q.length >= SHORTEST_SEARCH;
  const query = { q, limit: MOST_OTHERS };
  const others = { input: { query }, isEnabled };
  return [
    useSource({
      operation: listCampaignsOperation,
      input: { query: { limit: MOST_CAMPAIGNS, ...(q ? { q } : {}) } },
      permission: 'campaign:read',
      group: messages.campaigns,
      icon: IconSpeakerphone,
      entriesOf: ({ items }) =>
        items.map(({ id, title, status }) => ({
          id,
          label: title,
          note: statusLabel(status),
          path: `campaigns/${id}`,
        })),
    }),
    useSource({
      ...others,
      operation: listSurveysOperation,
      permission: 'survey:read',
      group: messages.surveys,
      icon: IconClipboardList,
      entriesOf: ({ items }) =>
        items.map(({ id, title, campaignId, campaignTitle }) => ({
          id,
          label: title,
          note: campaignTitle,
          path: `campaigns/${campaignId}/builder`,
        })),
    }),
    useSource({
      operation: listSurveyTemplatesOperation,
      input: {},
      isEnabled,
      permission: 'campaign:edit',
      group: messages.templates,
      icon: IconFileText,
      entriesOf: ({ items }) =>
        matching(
          items.map(({ id, title, topic }) => ({
            id,
            label: title,
            also: topic,
            note: messages.template,
            path: `campaigns?new=1&template=${id}`,
          })),
          q,
        ).slice(0, MOST_OTHERS),
    }),
    useSource({
      ...others,
      operation: listOptInPagesOperation,
      permission: 'opt-in-page:read',
      group: messages.optInPages,
      icon: IconWorld,
      entriesOf: ({ items }) => items.map(({ id, title }) => ({ id, label: title, path: `opt-in/${id}` })),
    }),
    useSource({
      ...others,
      operation: listSubscribersOperation,
      permission: 'subscriber:read',
      group: messages.subscribers,
      icon: IconUsers,
      entriesOf: ({ items }) =>
        items.map(({ id, displayEmail, status }) => ({
          id,
          label: displayEmail,
          note: statusLabel(status),
          path: `subscribers/people/${id}`,
        })),
    }),
  ];
};

const useOfSystem = (q: string): SourceResult[] => {
  const others = { input: { query: { q, limit: MOST_OTHERS } }, isEnabled: q.length >= SHORTEST_SEARCH };
  return [
    useSource({
      ...others,
      operation: listCouncilsOperation,
      permission: 'system:councils',
      group: messages.councils,
      icon: IconBuildingCommunity,
      entriesOf: ({ items }) =>
        items.map(({ id, name }) => ({ id, label: name, path: `system/councils?q=${encodeURIComponent(name)}` })),
    }),
    useSource({
      ...others,
      operation: listUsersOperation,
      permission: 'system:users',
      group: messages.users,
      icon: IconUser,
      entriesOf: ({ items }) =>
        items.map(({ id, name, email }) => ({
          id,
          label: name,
          note: email,
          path: `system/users?q=${encodeURIComponent(email)}`,
        })),
    }),
  ];
};

interface StoredMatches {
  commands: Command[];
  state: 'ready' | 'searching' | 'failed';
}

const stateOf = (sources: readonly SourceResult[], isTyping: boolean): StoredMatches['state'] => {
  if (sources.some(({ isError }) => isError)) return 'failed';
  return isTyping || sources.some(({ isFetching }) => isFetching) ? 'searching' : 'ready';
};

/** Matches on the server: campaigns, surveys and more. Without a search, the newest campaigns. */
export const useStoredCommands = (search: string): StoredMatches => {
  const wanted = search.trim();
  const [settled] = useDebouncedValue(wanted, WAIT_MS);
  const sources = [...useOfCouncil(settled), ...useOfSystem(settled)];
  const isTyping = settled !== wanted;
  // The server also searches texts that are not shown, so its answers are filtered only until the next one.
  const commands = sources.flatMap((source) =>
    isTyping || source.isEarlier ? matching(source.commands, wanted) : source.commands,
  );
  return { commands, state: stateOf(sources, isTyping) };
};

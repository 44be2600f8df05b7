import { getPublicationOperation, type Publication } from '@folkmoot/contracts/client';
import { useCan, useOperation, useParams } from '@folkmoot/shell-sdk';
import { QueryStates, Stack, Text } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { AnswersCard } from './AnswersCard';
import { ChoiceForm } from './ChoiceForm';
import { HearBackCard } from './HearBackCard';
import { ListingCard } from './ListingCard';
import { messages as listingMessages } from './listing.messages';
import { PublishForm } from './PublishForm';
import { messages } from './publication.messages';
import { useChoice, useVersions } from './use-publication';
import { VersionList } from './VersionList';

/** A version that is being made is public within seconds. */
const MAKING_INTERVAL_MS = 1_500;

const isMaking = (publication: Publication | undefined): boolean =>
  publication?.versions.some(({ state, publishAt }) => state === 'scheduled' && Date.parse(publishAt) <= Date.now()) ??
  false;

interface Props {
  /** More cards below the versions. */
  readonly children?: ReactNode;
}

const Body = ({ publication, children }: Props & { readonly publication: Publication }) => {
  const { campaignId } = publication;
  const canEdit = useCan('campaign:edit');
  const { draft, isDirty, isSaving, change, save } = useChoice(publication);
  const { publish, withdraw } = useVersions(campaignId);
  return (
    <Stack gap="xl">
      <Text maw="75ch">{messages.about}</Text>
      {canEdit && (
        <>
          <ChoiceForm
            publication={publication}
            draft={draft}
            isSaving={isSaving}
            onChange={change}
            onSave={() => void save(messages.choose.saved)}
          />
          <ListingCard
            publication={publication}
            draft={draft}
            isSaving={isSaving}
            onChange={change}
            onSave={() => void save(listingMessages.saved)}
          />
          <AnswersCard publication={publication} isDirty={isDirty} />
          <PublishForm
            campaignId={campaignId}
            isDirty={isDirty}
            removedQuestions={publication.removedQuestions ?? 0}
            onPublish={publish}
          />
        </>
      )}
      <VersionList publication={publication} onWithdraw={withdraw} />
      {children}
      <HearBackCard campaignId={campaignId} />
    </Stack>
  );
};

/** The tab Publish: what is published of the results of a campaign, and its versions. */
export const PublishTab = ({ children }: Props) => {
  const { campaignId = '' } = useParams();
  const publication = useOperation(
    getPublicationOperation,
    { params: { campaignId } },
    { refetchInterval: ({ state }) => (isMaking(state.data) ? MAKING_INTERVAL_MS : false) },
  );
  return (
    <QueryStates query={publication} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
      {(loaded) => <Body publication={loaded}>{children}</Body>}
    </QueryStates>
  );
};

import {
  defaultMailTemplate,
  listAudiencesOperation,
  type Mailing,
  type MailingAudience,
  type MailingKind,
} from '@folkmoot/contracts/client';
import { SendingHead, sendingMessages } from '@folkmoot/sending';
import { LoadedPage, useCan, useOperation, useParams, useSearchParams, useSession } from '@folkmoot/shell-sdk';
import { Alert, PageLoading, Stack } from '@folkmoot/ui';
import { useState } from 'react';
import { useCampaign, useCampaignId } from '../../entities/campaign/use-campaign';
import { AutomaticReminder } from './AutomaticReminder';
import { MailingDeliveries } from './MailingDeliveries';
import { MailingEditor } from './MailingEditor';
import { MailingPreview } from './MailingPreview';
import { MailingProgress } from './MailingProgress';
import { useMailing } from './mailing.api';
import { messages } from './mailings.messages';
import { useSubjectOf } from './subject-of';

const texts = messages.editor;

const useListPath = () => `/dashboard/campaigns/${useCampaignId()}/delivery`;

const Head = ({ title, listPath, mailing }: { title: string; listPath: string; mailing?: Mailing }) => (
  <SendingHead title={title} order={2} back={{ to: listPath, label: texts.back }} sending={mailing} />
);

/** The campaign's audience if it is a segment, otherwise everybody. Null while unknown. */
const useCampaignAudience = (): MailingAudience | null => {
  const { targetAudience } = useCampaign();
  const links = useOperation(listAudiencesOperation, {});
  if (!links.data && !links.error) return null;
  const segmentId = links.data?.items.find(({ name }) => name === targetAudience)?.segmentId;
  return segmentId ? { of: 'segment', segmentId } : { of: 'everybody' };
};

/** A new mailing with the text of the council's template. Its address can name a segment: a report invites a group. */
export const NewMailingPage = () => {
  const [search] = useSearchParams();
  const { council } = useSession();
  const kind: MailingKind = search.get('kind') === 'reminder' ? 'reminder' : 'invitation';
  const listPath = useListPath();
  const campaignAudience = useCampaignAudience();
  const { subject, body } = council?.settings.emailConfig ?? defaultMailTemplate;
  const segmentId = search.get('segment');
  const chosen: MailingAudience | null = segmentId
    ? { of: 'segment', segmentId, withoutInvited: true }
    : campaignAudience;
  const audience: MailingAudience | null = kind === 'reminder' ? { of: 'unanswered' } : chosen;
  return (
    <Stack>
      <Head title={texts.newTitle[kind]} listPath={listPath} />
      {audience ? (
        <MailingEditor
          key={kind}
          kind={kind}
          mailing={null}
          beginning={{ audience, subject, text: body }}
          listPath={listPath}
        />
      ) : (
        <PageLoading label={messages.list.loading} shape="table" count={4} />
      )}
    </Stack>
  );
};

const Loaded = ({ mailing }: { mailing: Mailing }) => {
  const listPath = useListPath();
  const mayRead = useCan('subscriber:read');
  const subjectOf = useSubjectOf();
  const [isEdited, setIsEdited] = useState(false);
  const { id, kind, campaignId, audience, subject, text, state, undoUntil } = mailing;
  const isScheduled = state === 'scheduled' && !undoUntil;
  // A saved change takes the mailing off the schedule. When it is on it again, its page shows it.
  if (isEdited && !isScheduled) setIsEdited(false);
  if (state === 'draft' || (isScheduled && isEdited)) {
    return (
      <Stack>
        <Head title={texts.editTitle[kind]} listPath={listPath} mailing={mailing} />
        {state === 'scheduled' && <Alert role="note">{sendingMessages.offSchedule}</Alert>}
        <MailingEditor
          key={id}
          kind={kind}
          mailing={mailing}
          beginning={{ audience, subject, text }}
          listPath={listPath}
        />
        <AutomaticReminder mailing={mailing} listPath={listPath} />
      </Stack>
    );
  }
  return (
    <Stack>
      <Head title={subjectOf(mailing)} listPath={listPath} mailing={mailing} />
      <MailingProgress mailing={mailing} onEdit={() => setIsEdited(true)} />
      <AutomaticReminder mailing={mailing} listPath={listPath} />
      {mayRead && state !== 'scheduled' && <MailingDeliveries mailing={mailing} />}
      <MailingPreview draft={{ campaignId, kind, subject, text }} />
    </Stack>
  );
};

/** One mailing: the editor of a draft, otherwise its progress. */
export const MailingPage = () => {
  const { mailingId = '' } = useParams();
  const listPath = useListPath();
  return (
    <LoadedPage
      query={useMailing(mailingId)}
      missing={{
        title: messages.list.failed,
        text: messages.list.emptyText,
        back: { to: listPath, label: texts.back },
      }}
      loadingLabel={messages.list.loading}
      errorTitle={messages.list.failed}
    >
      {(mailing) => <Loaded mailing={mailing} />}
    </LoadedPage>
  );
};

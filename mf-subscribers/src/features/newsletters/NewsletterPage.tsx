import type { Newsletter } from '@folkmoot/contracts/client';
import { SendingHead, sendingMessages } from '@folkmoot/sending';
import { LoadedPage, useCan, usePageTitle, useParams } from '@folkmoot/shell-sdk';
import { Alert, Page, Stack } from '@folkmoot/ui';
import { useState } from 'react';
import { NewsletterDeliveries } from './NewsletterDeliveries';
import { NewsletterEditor } from './NewsletterEditor';
import { NewsletterPreview } from './NewsletterPreview';
import { NewsletterReport } from './NewsletterReport';
import { LIST_PATH, useNewsletter } from './newsletter.api';
import { messages } from './newsletters.messages';

const texts = messages.editor;

const Head = ({ title, newsletter }: { title: string; newsletter?: Newsletter }) => {
  usePageTitle(title);
  return <SendingHead title={title} order={1} back={{ to: LIST_PATH, label: texts.back }} sending={newsletter} />;
};

export const NewNewsletterPage = () => (
  <Page>
    <Stack>
      <Head title={texts.newTitle} />
      <NewsletterEditor newsletter={null} />
    </Stack>
  </Page>
);

const Loaded = ({ newsletter }: { newsletter: Newsletter }) => {
  const mayRead = useCan('subscriber:read');
  const canEdit = useCan('campaign:edit');
  const [isEdited, setIsEdited] = useState(false);
  const { id, title, state, undoUntil } = newsletter;
  const isScheduled = state === 'scheduled' && !undoUntil;
  // A saved change takes it off the schedule. When it is on it again, its page shows it.
  if (isEdited && !isScheduled) setIsEdited(false);
  if (canEdit && (state === 'draft' || (isScheduled && isEdited))) {
    return (
      <Stack>
        <Head title={title} newsletter={newsletter} />
        {isScheduled && <Alert role="note">{sendingMessages.offSchedule}</Alert>}
        <NewsletterEditor key={id} newsletter={newsletter} />
      </Stack>
    );
  }
  return (
    <Stack>
      <Head title={title} newsletter={newsletter} />
      <NewsletterReport newsletter={newsletter} onEdit={() => setIsEdited(true)} />
      {mayRead && newsletter.startedAt && <NewsletterDeliveries newsletter={newsletter} />}
      <NewsletterPreview wording={wordingOf(newsletter)} />
    </Stack>
  );
};

const wordingOf = ({ subject, title, blocks, isPublic, audience }: Newsletter) => ({
  subject,
  title,
  blocks,
  isPublic,
  isForHearBack: audience.of === 'hear_back',
});

/** One newsletter: the editor of a draft, otherwise its report. */
export const NewsletterPage = () => {
  const { newsletterId = '' } = useParams();
  return (
    <Page>
      <LoadedPage
        query={useNewsletter(newsletterId)}
        missing={{ title: texts.gone, text: texts.goneText, back: { to: LIST_PATH, label: texts.back } }}
        loadingLabel={messages.list.loading}
        errorTitle={messages.list.failed}
      >
        {(newsletter) => <Loaded newsletter={newsletter} />}
      </LoadedPage>
    </Page>
  );
};

import {
  cancelNewsletterOperation,
  type Newsletter,
  pauseNewsletterOperation,
  resumeNewsletterOperation,
  sendNewsletterOperation,
  setNewsletterArchiveOperation,
  undoNewsletterOperation,
} from '@folkmoot/contracts/client';
import { failureText, SendingProgress } from '@folkmoot/sending';
import { notify, useCan, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, IconExternalLink, Text, Title } from '@folkmoot/ui';
import { ConfirmButton } from '@folkmoot/ui/controls';
import { useRefreshNewsletters } from './newsletter.api';
import { messages } from './newsletters.messages';

const texts = messages.report;

const useVerbs = ({ id, revision }: Newsletter) => {
  const undo = useOperationMutation(undoNewsletterOperation);
  const send = useOperationMutation(sendNewsletterOperation);
  const pause = useOperationMutation(pauseNewsletterOperation);
  const resume = useOperationMutation(resumeNewsletterOperation);
  const cancel = useOperationMutation(cancelNewsletterOperation);
  const params = { newsletterId: id };
  return {
    undo: () => undo.mutateAsync({ params }),
    sendNow: () => send.mutateAsync({ params, body: { revision, isImmediate: true } }),
    pause: () => pause.mutateAsync({ params }),
    resume: () => resume.mutateAsync({ params }),
    cancel: () => cancel.mutateAsync({ params }),
  };
};

/** The public page of a newsletter that has begun. */
const PublicPage = ({ newsletter }: { newsletter: Newsletter }) => {
  const mayChange = useCan('campaign:activate');
  const set = useOperationMutation(setNewsletterArchiveOperation);
  const refresh = useRefreshNewsletters();
  const { archive, startedAt } = newsletter;
  if (!startedAt) return null;
  const put = async (isPublic: boolean) => {
    try {
      await set.mutateAsync({ params: { newsletterId: newsletter.id }, body: { isPublic } });
      notify.success(isPublic ? texts.published : texts.withdrawn);
    } catch (error) {
      notify.error(failureText(error, texts.failed));
    }
    await refresh();
  };
  return (
    <Card component="section" aria-label={texts.page}>
      <Group justify="space-between">
        <div>
          <Title order={2} size="h4">
            {texts.page}
          </Title>
          {archive ? (
            <a href={archive.url} target="_blank" rel="noreferrer">
              {texts.pageOpen} <IconExternalLink size={14} stroke={1.5} aria-hidden="true" />
            </a>
          ) : (
            <Text c="dimmed">{texts.pageNone}</Text>
          )}
        </div>
        {mayChange && archive && (
          <ConfirmButton label={texts.withdraw} question={texts.withdrawQuestion} onConfirm={() => put(false)}>
            <Text size="sm">{texts.withdrawText}</Text>
          </ConfirmButton>
        )}
        {mayChange && !archive && (
          <Button variant="default" loading={set.isPending} onClick={() => void put(true)}>
            {texts.publish}
          </Button>
        )}
      </Group>
    </Card>
  );
};

interface Props {
  newsletter: Newsletter;
  /** Called for a newsletter that has not begun, which can still be changed. */
  onEdit: () => void;
}

/** How far a newsletter is, with controls to undo, pause or stop it, and its public page. */
export const NewsletterReport = ({ newsletter, onEdit }: Props) => (
  <>
    <SendingProgress
      sending={newsletter}
      verbs={useVerbs(newsletter)}
      refresh={useRefreshNewsletters()}
      cancelWords={texts.cancel}
      hasAnswers={false}
      onEdit={onEdit}
    />
    <PublicPage newsletter={newsletter} />
  </>
);

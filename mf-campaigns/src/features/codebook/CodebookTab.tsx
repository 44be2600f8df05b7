import { type Codebook, type CommentPlan, getCommentFiguresOperation } from '@folkmoot/contracts/client';
import { notify, useCan, useOperation, useParams } from '@folkmoot/shell-sdk';
import { Button, EmptyState, Group, IconTag, QueryStates, Stack, Text } from '@folkmoot/ui';
import { useState } from 'react';
import { CommentsFrame, useCodebook, useCommentPlan } from '../../entities/comment';
import { CodebookHead, CodebookSelect, NameDialog } from './CodebookHead';
import { adding, type ThemeDraft } from './codebook.domain';
import { messages } from './codebook.messages';
import { Proposals, SuggestButton, useProposals } from './Proposals';
import { ThemeList } from './ThemeList';
import { useChooseCodebook } from './use-choose-codebook';
import { useCodebookWork } from './use-codebook-work';

interface Props {
  campaignId: string;
  plan: CommentPlan;
  /** Proposed name of a new codebook. */
  title: string;
}

const announced = async (saving: Promise<boolean>, number: number): Promise<boolean> => {
  const isSaved = await saving;
  if (isSaved) notify.success(messages.added(number));
  return isSaved;
};

/** No codebook is chosen yet: three ways to begin. */
const Beginning = ({ campaignId, plan, title }: Props) => {
  const canEdit = useCan('comment:label');
  const chooser = useChooseCodebook(campaignId, plan);
  const proposals = useProposals(campaignId);
  const [isNaming, setIsNaming] = useState(false);
  const accept = (themes: ThemeDraft[]) => announced(chooser.create({ name: title, themes }), themes.length);
  return (
    <Stack gap="md">
      <EmptyState
        icon={<IconTag stroke={1.5} aria-hidden="true" />}
        title={messages.noneTitle}
        text={messages.noneText}
        action={
          canEdit ? (
            <Group justify="center" gap="xs">
              <SuggestButton state={proposals} isPrimary />
              <Button variant="default" onClick={() => setIsNaming(true)}>
                {messages.newCodebook}
              </Button>
              <CodebookSelect value={null} chooser={chooser} />
            </Group>
          ) : (
            <Text size="sm" c="dimmed">
              {messages.readOnly}
            </Text>
          )
        }
      />
      <Proposals state={proposals} onAccept={accept} />
      {isNaming && (
        <NameDialog
          title={messages.newCodebook}
          name={title}
          confirmLabel={messages.create}
          onSave={(name) => chooser.create({ name })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Stack>
  );
};

const Chosen = ({ campaignId, plan, codebook }: Pick<Props, 'campaignId' | 'plan'> & { codebook: Codebook }) => {
  const canEdit = useCan('comment:label');
  const chooser = useChooseCodebook(campaignId, plan);
  const work = useCodebookWork(codebook);
  const proposals = useProposals(campaignId);
  const figures = useOperation(getCommentFiguresOperation, { params: { campaignId }, query: {} });
  const counts = figures.data ? new Map(figures.data.themes.map(({ id, comments }) => [id, comments])) : null;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <CodebookHead campaignId={campaignId} codebook={codebook} chooser={chooser} canEdit={canEdit} />
        {canEdit && <SuggestButton state={proposals} />}
      </Group>
      <Proposals state={proposals} onAccept={(drafts) => announced(work.save(adding(drafts)), drafts.length)} />
      {!canEdit && (
        <Text size="sm" c="dimmed">
          {messages.readOnly}
        </Text>
      )}
      <ThemeList key={codebook.id} campaignId={campaignId} codebook={codebook} counts={counts} canEdit={canEdit} />
    </Stack>
  );
};

const Loaded = (props: Props) => {
  const { codebookId } = props.plan;
  const codebook = useCodebook(codebookId);
  if (codebookId === null) return <Beginning {...props} />;
  return (
    <QueryStates query={codebook} loadingLabel={messages.loading} loadingShape="table" errorTitle={messages.loadFailed}>
      {(loaded) => <Chosen key={loaded.id} {...props} codebook={loaded} />}
    </QueryStates>
  );
};

/** Reports, Comments, themes: the codebook that the campaign uses. */
export const CodebookTab = () => {
  const { campaignId = '' } = useParams();
  const plan = useCommentPlan(campaignId);
  return (
    <CommentsFrame campaignId={campaignId}>
      {(report) => (
        <QueryStates query={plan} loadingLabel={messages.loading} loadingShape="table" errorTitle={messages.loadFailed}>
          {(loaded) => <Loaded campaignId={campaignId} plan={loaded} title={report?.title.slice(0, 60) ?? ''} />}
        </QueryStates>
      )}
    </CommentsFrame>
  );
};

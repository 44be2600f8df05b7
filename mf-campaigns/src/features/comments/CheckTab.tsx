import {
  createLabelSampleOperation,
  getLabelSampleOperation,
  type LabelSample,
  listSampleCommentsOperation,
  SAMPLE_SIZE,
} from '@folkmoot/contracts/client';
import {
  isApiError,
  notify,
  useCan,
  useInvalidate,
  useOperationMutation,
  useParams,
  useSession,
} from '@folkmoot/shell-sdk';
import { Button, Card, EmptyState, Group, IconTarget, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmButton } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { CommentsFrame, commentWords, inComments, useLabelSample } from '../../entities/comment';
import { BlindLabelling } from './BlindLabelling';
import { messages } from './comments.messages';

const two = (value: number): string => value.toFixed(2);
const percent = (value: number): number => Math.round(value * 100);

const Result = ({ sample: { quality, size, coders, removed } }: { sample: LabelSample }) => {
  const me = useSession().user.id;
  return (
    <Card component="section" aria-label={messages.resultTitle}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {messages.resultTitle}
        </Title>
        <Group gap="md">
          {coders.map(({ userId, done }) => (
            <Text key={userId} size="sm" c="dimmed" className="tabular">
              {messages.checkCoder(userId === me ? messages.coderYou : messages.coderOther, done, size - removed)}
            </Text>
          ))}
        </Group>
        {removed > 0 && (
          <Text size="sm" c="dimmed">
            {messages.checkRemoved(removed)}
          </Text>
        )}
        {!quality && <Text>{messages.resultNone}</Text>}
        {quality?.sentiment && (
          <div>
            <Title order={3} size="h5">
              {messages.resultSentiment}
            </Title>
            <Text>{messages.resultRight(inComments(quality.sentiment.accuracy, quality.sentiment.comments))}</Text>
            <Text size="sm" c="dimmed">
              {messages.resultF1(
                two(quality.sentiment.macroF1.value),
                two(quality.sentiment.macroF1.low),
                two(quality.sentiment.macroF1.high),
              )}
            </Text>
          </div>
        )}
        {quality?.themes && (
          <div>
            <Title order={3} size="h5">
              {messages.resultThemes}
            </Title>
            <Text size="sm">
              {messages.resultThemesF1(
                two(quality.themes.microF1.value),
                two(quality.themes.microF1.low),
                two(quality.themes.microF1.high),
              )}
            </Text>
          </div>
        )}
        {quality && (
          <div>
            <Title order={3} size="h5">
              {messages.resultAgreement}
            </Title>
            {quality.agreement ? (
              <>
                <Text>
                  {messages.resultAgree(
                    percent(quality.agreement.share.value),
                    percent(quality.agreement.share.low),
                    percent(quality.agreement.share.high),
                    quality.agreement.comments,
                  )}
                </Text>
                {quality.agreement.kappa !== null && (
                  <Text size="sm" c="dimmed">
                    {messages.resultKappa(quality.agreement.kappa)}
                  </Text>
                )}
              </>
            ) : (
              <Text size="sm">{messages.resultOnePerson}</Text>
            )}
          </div>
        )}
      </Stack>
    </Card>
  );
};

const useDraw = (campaignId: string) => {
  const invalidate = useInvalidate();
  const create = useOperationMutation(createLabelSampleOperation);
  const draw = async (): Promise<boolean> => {
    try {
      await create.mutateAsync({ params: { campaignId }, body: { size: SAMPLE_SIZE } });
      await invalidate(getLabelSampleOperation, listSampleCommentsOperation);
      return true;
    } catch (error) {
      notify.error(isApiError(error) ? error.message : messages.checkFailed);
      return false;
    }
  };
  return { draw, isDrawing: create.isPending };
};

const Sampled = ({ campaignId, sample }: { campaignId: string; sample: LabelSample }) => {
  const canLabel = useCan('comment:label');
  const { user } = useSession();
  const { draw } = useDraw(campaignId);
  const [isLabelling, setIsLabelling] = useState(false);
  const invalidate = useInvalidate();
  const mine = sample.coders.find(({ userId }) => userId === user.id);
  const others = sample.coders.some(({ userId }) => userId !== user.id);
  const canGoOn = mine ? mine.done < sample.size - sample.removed : sample.coders.length < 2;
  const begin = mine && mine.done > 0 ? messages.checkGoOn : others ? messages.checkJoin : messages.start;
  if (isLabelling)
    return (
      <BlindLabelling
        campaignId={campaignId}
        onLeave={() => {
          setIsLabelling(false);
          void invalidate(getLabelSampleOperation);
        }}
      />
    );
  return (
    <Stack gap="md" maw={760}>
      <Result sample={sample} />
      {canLabel && (
        <Group gap="xs">
          {canGoOn && <Button onClick={() => setIsLabelling(true)}>{begin}</Button>}
          <ConfirmButton
            label={messages.checkStartAgain}
            title={messages.checkAgainTitle}
            question={messages.checkAgainQuestion}
            button={{ variant: 'default', color: undefined }}
            onConfirm={draw}
          />
        </Group>
      )}
    </Stack>
  );
};

const First = ({ campaignId }: { campaignId: string }) => {
  const canLabel = useCan('comment:label');
  const { draw, isDrawing } = useDraw(campaignId);
  return (
    <EmptyState
      icon={<IconTarget stroke={1.5} aria-hidden="true" />}
      title={commentWords.unchecked}
      text={messages.checkText(SAMPLE_SIZE)}
      action={
        canLabel && (
          <Button loading={isDrawing} onClick={() => void draw()}>
            {messages.checkStart(SAMPLE_SIZE)}
          </Button>
        )
      }
    />
  );
};

/** Reports, Comments, check: people label a sample blind, and see how good the labels are. */
export const CheckTab = () => {
  const { campaignId = '' } = useParams();
  const sample = useLabelSample(campaignId);
  return (
    <CommentsFrame campaignId={campaignId}>
      {() => (
        <QueryStates
          query={sample}
          loadingLabel={commentWords.loading}
          loadingShape="stack"
          errorTitle={messages.checkLoadFailed}
        >
          {({ sample: drawn }) =>
            drawn ? (
              <Sampled key={drawn.id} campaignId={campaignId} sample={drawn} />
            ) : (
              <First campaignId={campaignId} />
            )
          }
        </QueryStates>
      )}
    </CommentsFrame>
  );
};

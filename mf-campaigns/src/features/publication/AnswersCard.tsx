import {
  getRedactionReviewOperation,
  type Publication,
  type RedactionReview,
  startRedactionReviewOperation,
} from '@folkmoot/contracts/client';
import { notify, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, ProgressBar, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { Checkbox, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { DecidedAnswers } from './DecidedAnswers';
import { ReviewQueue } from './ReviewQueue';
import { messages } from './review.messages';

const READING_INTERVAL_MS = 1_000;

interface Props {
  readonly publication: Publication;
  /** Whether there are changes that are not saved. */
  readonly isDirty: boolean;
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const Start = ({ campaignId, review, wanted }: { campaignId: string; review: RedactionReview; wanted: string[] }) => {
  const [needsSecondLook, setSecondLook] = useState(review.needsSecondLook);
  const [terms, setTerms] = useState(review.terms.join('\n'));
  const start = useOperationMutation(startRedactionReviewOperation);
  const invalidate = useInvalidate();
  const begin = async () => {
    const body = { questionIds: wanted, needsSecondLook, terms: linesOf(terms) };
    await start.mutateAsync({ params: { campaignId }, body }).catch(() => notify.error(messages.startFailed));
    await invalidate(getRedactionReviewOperation);
  };
  return (
    <>
      <Textarea
        label={messages.terms}
        description={messages.termsHint}
        autosize
        minRows={2}
        value={terms}
        onChange={(event) => setTerms(event.currentTarget.value)}
      />
      <Checkbox
        label={messages.secondLook}
        checked={needsSecondLook}
        onChange={(event) => setSecondLook(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button variant="default" loading={start.isPending} onClick={() => void begin()}>
          {review.state === 'none' ? messages.start : messages.again}
        </Button>
      </Group>
    </>
  );
};

type LabelOf = (questionId: string) => string;

const Coverage = ({ review, labelOf }: { readonly review: RedactionReview; readonly labelOf: LabelOf }) => (
  <>
    {review.questions.length === 0 && <Text>{messages.noAnswers}</Text>}
    {review.questions.map(({ questionId, accepted, withheld, texts }) => (
      <ProgressBar
        key={questionId}
        label={labelOf(questionId)}
        value={accepted + withheld}
        max={texts}
        text={messages.coverage(accepted + withheld, texts, withheld)}
      />
    ))}
    {!review.isCurrent && <Text>{messages.changed}</Text>}
  </>
);

type Part = 'queue' | 'decided';

interface PartButtonProps {
  readonly part: Part;
  readonly shown: Part | null;
  readonly words: { readonly open: string; readonly close: string };
  readonly isPrimary?: boolean;
  readonly onShow: (part: Part | null) => void;
}

const PartButton = ({ part, shown, words, isPrimary = false, onShow }: PartButtonProps) => {
  const isOpen = shown === part;
  return (
    <Button variant={isPrimary && shown === null ? 'filled' : 'default'} onClick={() => onShow(isOpen ? null : part)}>
      {isOpen ? words.close : words.open}
    </Button>
  );
};

const Review = ({
  publication,
  review,
  wanted,
}: Props & { readonly review: RedactionReview; readonly wanted: string[] }) => {
  const [shown, setShown] = useState<Part | null>(null);
  const { campaignId, questions } = publication;
  const labels = new Map(questions.map(({ questionId, label }) => [questionId, label]));
  const labelOf: LabelOf = (questionId) => labels.get(questionId) ?? questionId;
  if (review.state === 'reading') return <Text role="status">{messages.reading(review.done, review.total)}</Text>;
  const hasOpen = review.questions.some(({ open }) => open > 0);
  const hasDecided = review.questions.some(({ accepted, withheld }) => accepted + withheld > 0);
  const queueWords = { open: messages.review, close: messages.close };
  const decidedWords = { open: messages.showDecided, close: messages.closeDecided };
  return (
    <>
      {review.state === 'failed' && <Text role="alert">{messages.failed}</Text>}
      {review.state === 'ready' && <Coverage review={review} labelOf={labelOf} />}
      <Group>
        {(hasOpen || shown === 'queue') && (
          <PartButton part="queue" shown={shown} words={queueWords} isPrimary onShow={setShown} />
        )}
        {hasDecided && <PartButton part="decided" shown={shown} words={decidedWords} onShow={setShown} />}
      </Group>
      {shown === 'queue' && <ReviewQueue campaignId={campaignId} labelOf={labelOf} quality={review.quality} />}
      {shown === 'decided' && <DecidedAnswers campaignId={campaignId} labelOf={labelOf} />}
      {shown === null && <Start campaignId={campaignId} review={review} wanted={wanted} />}
    </>
  );
};

/** The review of written answers: how far it is, and the answers that wait for a decision. */
export const AnswersCard = ({ publication, isDirty }: Props) => {
  const { campaignId, questions } = publication;
  const wanted = questions.filter((each) => each.isShown && each.showsAnswers).map(({ questionId }) => questionId);
  const review = useOperation(
    getRedactionReviewOperation,
    { params: { campaignId } },
    { refetchInterval: ({ state }) => (state.data?.state === 'reading' ? READING_INTERVAL_MS : false) },
  );
  return (
    <Card component="section" aria-label={messages.title}>
      <Stack>
        <Title order={2} size="h4">
          {messages.title}
        </Title>
        <Text maw="75ch">{messages.about}</Text>
        {wanted.length === 0 || isDirty ? (
          <Text c="dimmed">{messages.none}</Text>
        ) : (
          <QueryStates query={review} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
            {(loaded) => <Review publication={publication} isDirty={isDirty} review={loaded} wanted={wanted} />}
          </QueryStates>
        )}
      </Stack>
    </Card>
  );
};

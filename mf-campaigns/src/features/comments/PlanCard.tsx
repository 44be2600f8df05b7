import {
  type CommentPlan,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  getInsightsOperation,
  listCommentsOperation,
  updateCommentPlanOperation,
  type WrittenAnswerKind,
  writtenAnswerKinds,
} from '@folkmoot/contracts/client';
import {
  isApiError,
  notify,
  operationKey,
  useCan,
  useInvalidate,
  useOperationMutation,
  useQueryClient,
} from '@folkmoot/shell-sdk';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { NativeSelect } from '@folkmoot/ui/controls';
import { messages } from './comments.messages';
import classes from './comments.module.css';

interface Props {
  campaignId: string;
  plan: CommentPlan;
}

/** Each choice is saved at once and shown before the answer. */
const useKinds = ({ campaignId, plan }: Props) => {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const update = useOperationMutation(updateCommentPlanOperation);
  const key = operationKey(getCommentPlanOperation, { params: { campaignId } });
  return async (questionId: string, kind: WrittenAnswerKind): Promise<void> => {
    const questions = plan.questions.map((question) =>
      question.questionId === questionId ? { ...question, kind } : question,
    );
    client.setQueryData(key, { ...plan, questions });
    try {
      const saved = await update.mutateAsync({
        params: { campaignId },
        body: {
          kinds: questions
            .filter(({ isFixed }) => !isFixed)
            .map((each) => ({ questionId: each.questionId, kind: each.kind })),
          codebookId: plan.codebookId,
        },
      });
      client.setQueryData(key, saved);
      notify.success(messages.planSaved);
    } catch (error) {
      client.setQueryData(key, plan);
      notify.error(isApiError(error) ? `${messages.planFailed} ${error.message}` : messages.planFailed);
    }
    await invalidate(listCommentsOperation, getCommentFiguresOperation, getInsightsOperation);
  };
};

/** Which written answers are opinions, facts or personal, with the number of answers. */
export const PlanCard = (props: Props) => {
  const { questions, comments } = props.plan;
  const canLabel = useCan('comment:label');
  const choose = useKinds(props);
  const opinions = questions.filter(({ kind }) => kind === 'opinion').length;
  return (
    <Card component="section" aria-label={messages.planTitle}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {messages.planTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.planText}
          </Text>
        </div>
        {questions.length === 0 ? (
          <Text size="sm">{messages.noWritten}</Text>
        ) : (
          <>
            <Text size="sm" fw={600}>
              {messages.analysed(comments, opinions)}
            </Text>
            <table className={classes.plan}>
              <thead>
                <tr>
                  <th scope="col">{messages.planHeads.question}</th>
                  <th scope="col" className={classes.number}>
                    {messages.planHeads.answers}
                  </th>
                  <th scope="col">{messages.planHeads.kind}</th>
                </tr>
              </thead>
              <tbody>
                {questions.map(({ questionId, title, kind, isFixed, answers }) => (
                  <tr key={questionId}>
                    <th scope="row">{title || messages.removedQuestion}</th>
                    <td className={`tabular ${classes.number}`}>{answers.toLocaleString('en')}</td>
                    <td>
                      {isFixed || !canLabel ? (
                        <Text size="sm" title={isFixed ? messages.fixed : undefined}>
                          {messages.kinds[kind]}
                        </Text>
                      ) : (
                        <NativeSelect
                          size="xs"
                          aria-label={messages.kindOf(title)}
                          value={kind}
                          data={writtenAnswerKinds.map((value) => ({ value, label: messages.kinds[value] }))}
                          onChange={({ currentTarget }) => {
                            const next = writtenAnswerKinds.find((each) => each === currentTarget.value);
                            if (next) void choose(questionId, next);
                          }}
                        />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
        <dl className={classes.hints}>
          {writtenAnswerKinds.map((kind) => (
            <div key={kind}>
              <dt>{messages.kinds[kind]}</dt>
              <dd>{messages.kindHints[kind]}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
};

import { listResponsesOperation, type Question, type Response, type Wave } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useInfiniteOperation } from '@folkmoot/shell-sdk';
import { Badge, Button, Card, Group, PageLoading, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { Checkbox, PagedList } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './integrity.messages';
import classes from './integrity.module.css';
import { isWritten } from './SampleCompare';

const texts = messages.list;
const PAGE_SIZE = 20;

interface RowProps {
  response: Response;
  questions: readonly Question[];
  isLeftOut: boolean;
  /** Null for people who may not decide. */
  onToggle: ((id: string) => void) | null;
}

const writtenOf = ({ answers }: Response, questions: readonly Question[]): string =>
  answers
    .flatMap(({ questionId, answer }) =>
      isWritten(
        questions.find(({ id }) => id === questionId),
        answer,
      )
        ? [answer]
        : [],
    )
    .join(' · ');

const Row = ({ response, questions, isLeftOut, onToggle }: RowProps) => {
  const zone = useCouncilZone();
  const { id, number, createdAt, isExcluded } = response;
  return (
    <li className={classes.response}>
      {onToggle && <Checkbox aria-label={texts.leaveOut(number)} checked={isLeftOut} onChange={() => onToggle(id)} />}
      <div className={classes.responseText}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {messages.sample.response(number)}
          </Text>
          <Text size="xs" c="dimmed">
            {momentIn(createdAt, zone)}
          </Text>
          {isExcluded && (
            <Badge color="gray" variant="filled">
              {texts.notCounted}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
          {writtenOf(response, questions) || texts.noText}
        </Text>
      </div>
    </li>
  );
};

interface Props {
  campaignId: string;
  wave: Wave;
  questions: readonly Question[];
  leftOut: ReadonlySet<string>;
  onToggle: ((id: string) => void) | null;
}

const All = ({ campaignId, wave, questions, leftOut, onToggle }: Props) => {
  const list = useInfiniteOperation(listResponsesOperation, {
    params: { campaignId },
    query: { wave: wave.id, limit: PAGE_SIZE },
  });
  return (
    <PagedList
      list={list}
      loading={<PageLoading shape="table" />}
      errorTitle={texts.loadFailed}
      empty={<Text size="sm">{texts.none}</Text>}
    >
      {(items) => (
        <ul className={classes.responses} aria-label={texts.title(wave.responses)}>
          {items.map((response) => (
            <Row
              key={response.id}
              response={response}
              questions={questions}
              isLeftOut={leftOut.has(response.id)}
              onToggle={onToggle}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** All responses of a group, on demand. Chosen ones are left out of the decision. */
export const GroupResponses = (props: Props) => {
  const { campaignId, wave, onToggle } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card component="section" aria-label={texts.title(wave.responses)}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <div>
            <Title order={2} size="h4">
              {texts.title(wave.responses)}
            </Title>
            <Text size="sm" c="dimmed">
              {onToggle ? texts.about : texts.readOnly}
            </Text>
          </div>
          <TextLink
            underline="always"
            size="sm"
            to={`/dashboard/campaigns/${campaignId}/reports/submissions?group=${wave.id}`}
          >
            {texts.open}
          </TextLink>
        </Group>
        {isOpen ? (
          <All {...props} />
        ) : (
          <Group>
            <Button variant="default" onClick={() => setIsOpen(true)}>
              {texts.show}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
};

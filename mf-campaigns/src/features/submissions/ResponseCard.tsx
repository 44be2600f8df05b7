import { englishName, type Question, type Response } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useParams } from '@folkmoot/shell-sdk';
import { Badge, Card, Group, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import type { Ref } from 'react';
import { groupPath, integrityWords, useIntegrity } from '../../entities/integrity';
import { Answers } from './Answers';
import { ExclusionButton, ExclusionReason } from './Exclusion';
import { messages } from './submissions.messages';

export const Marks = ({ response: { marks, isExcluded } }: { response: Response }) =>
  marks.length > 0 || isExcluded ? (
    <Group gap="xs">
      {isExcluded && (
        <Badge color="gray" variant="filled">
          {messages.notCounted}
        </Badge>
      )}
      {marks.map((mark) => (
        <Badge key={mark} color="amber" variant="light">
          {messages.marks[mark]}
        </Badge>
      ))}
    </Group>
  ) : null;

/** The group of responses that belong together, with a link to it. */
const Membership = ({ response: { wave } }: { response: Response }) => {
  const { campaignId = '' } = useParams();
  const group = useIntegrity(campaignId).data?.waves.find(({ id }) => id === wave);
  if (!group) return null;
  return (
    <Text size="sm">
      <TextLink underline="always" to={groupPath(campaignId, group.id)}>
        {messages.inGroup(integrityWords.kinds[group.kind])}
      </TextLink>
    </Text>
  );
};

/** The language that they answered in. Empty for responses of earlier versions, which do not say. */
export const languageOf = ({ language }: Response): string[] =>
  language === undefined ? [] : [englishName(language) ?? language];

interface Props {
  response: Response;
  questions: readonly Question[];
  hasLanguages: boolean;
  exclusionRef?: Ref<HTMLButtonElement> | undefined;
}

/** One response: time, duration, warnings and answers. */
export const ResponseCard = ({ response, questions, hasLanguages, exclusionRef }: Props) => {
  const zone = useCouncilZone();
  const { number, createdAt, completionTimeSeconds, ipAddress, answers } = response;
  const facts = [
    momentIn(createdAt, zone),
    ...(completionTimeSeconds === null ? [] : [messages.completedIn(completionTimeSeconds)]),
    ...(hasLanguages ? languageOf(response).map(messages.answeredIn) : []),
    ...(ipAddress === null ? [] : [messages.address(ipAddress)]),
  ];
  return (
    <Card component="article" aria-label={messages.response(number)}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {messages.response(number)}
          </Title>
          <Group gap="sm">
            <Text size="sm" c="dimmed">
              {facts.join(' · ')}
            </Text>
            <ExclusionButton response={response} buttonRef={exclusionRef} />
          </Group>
        </Group>
        <Marks response={response} />
        <Membership response={response} />
        <ExclusionReason response={response} />
        {answers.length === 0 ? (
          <Text c="dimmed">{messages.noAnswer}</Text>
        ) : (
          <Answers answers={answers} questions={questions} />
        )}
      </Stack>
    </Card>
  );
};

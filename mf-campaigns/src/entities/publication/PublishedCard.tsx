import { getPublicationOperation, type Publication } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useOperation } from '@folkmoot/shell-sdk';
import { Anchor, Card, Group, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { messages as texts } from './published-card.messages';

const changesInWords = ({ changes }: Publication): string[] => {
  if (!changes) return [];
  const { responses, questionIds } = changes;
  if (responses === 0 && questionIds.length === 0) return [texts.same];
  const difference = responses > 0 ? [texts.more(responses)] : [texts.fewer(-responses)];
  return [
    ...(responses === 0 ? [] : difference),
    ...(questionIds.length === 0 ? [] : [texts.changed(questionIds.length)]),
  ];
};

/** In the report: the version that residents see, and how the live data differs from it. Nothing without a version. */
export const PublishedCard = ({ campaignId }: { readonly campaignId: string }) => {
  const zone = useCouncilZone();
  const { data } = useOperation(getPublicationOperation, { params: { campaignId } });
  const shown = data?.versions.find(({ version }) => version === data.current);
  if (!data || !shown?.publishedAt) return null;
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        <Text>{texts.version(shown.version, momentIn(shown.publishedAt, zone))}</Text>
        {changesInWords(data).map((words) => (
          <Text key={words} size="sm">
            {words}
          </Text>
        ))}
        <Group>
          <Anchor href={data.url} target="_blank" rel="noreferrer" underline="always">
            {texts.open}
          </Anchor>
          <TextLink to={`/dashboard/campaigns/${campaignId}/publish`} underline="always">
            {texts.manage}
          </TextLink>
        </Group>
      </Stack>
    </Card>
  );
};

import type { ReplyOf, sampleMailingOperation } from '@folkmoot/contracts/client';
import { Card, Group, PageLoading, QueryStates, Text, Title } from '@folkmoot/ui';
import { MailView, SegmentedControl } from '@folkmoot/ui/controls';
import { type ComponentProps, useState } from 'react';
import { messages } from './sending.messages';
import classes from './sending.module.css';

const texts = messages.samples;

type Samples = ReplyOf<typeof sampleMailingOperation>;

const Shown = ({ items, unnamed }: Samples & { unnamed: string }) => {
  const [at, setAt] = useState(0);
  const sample = items[at] ?? items[0];
  if (!sample) return null;
  return (
    <Card component="section" aria-label={texts.title} p={0}>
      <Group justify="space-between" p="sm" gap="xs">
        <Title order={3} size="h5">
          {texts.title}
        </Title>
        {items.length > 1 && (
          <SegmentedControl
            aria-label={texts.choose}
            data={items.map((_, index) => ({ value: String(index), label: texts.person(index + 1) }))}
            value={String(at)}
            onChange={(value) => setAt(Number(value))}
          />
        )}
      </Group>
      <Text size="sm" px="sm" style={{ overflowWrap: 'anywhere' }}>
        {sample.to === null ? unnamed : `${texts.to} ${sample.to}`}
      </Text>
      <Text size="sm" px="sm" pb="sm" c="dimmed">
        {texts.help}
      </Text>
      <div className={classes.sample}>
        <MailView mail={sample} shape="desktop" title={texts.frame} />
      </div>
    </Card>
  );
};

/** The query of the samples. */
export type SamplesQuery = ComponentProps<typeof QueryStates<Samples>>['query'];

interface Props {
  query: SamplesQuery;
  revision: number;
  /** The words for a sample without an address. */
  unnamed?: string | undefined;
}

/** The message as some of its people get it, made by the server as it is sent. */
export const MailSamples = ({ query, revision, unnamed = texts.unnamed }: Props) => (
  <div className={classes.samples}>
    <QueryStates
      query={query}
      loading={<PageLoading label={texts.loading} shape="stack" count={1} />}
      errorTitle={texts.failed}
    >
      {({ items }) => <Shown key={revision} items={items} unnamed={unnamed} />}
    </QueryStates>
  </div>
);

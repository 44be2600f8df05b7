import { calendarDayIn, getOptInPageFiguresOperation, type ReplyOf } from '@folkmoot/contracts/client';
import { useCouncilZone, useOperation } from '@folkmoot/shell-sdk';
import { BarChart, Card, Group, QueryStates, SimpleGrid, Stack, StatCard, Title } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages as words } from '../page/page-words.messages';
import { messages } from './detail.messages';

const texts = messages.analytics;

type PageFigures = ReplyOf<typeof getOptInPageFiguresOperation>;
type Shown = 'views' | 'signups';

const Figures = ({ figures: { signups, uniqueViews, views, conversionRate } }: { figures: PageFigures }) => (
  <SimpleGrid cols={{ base: 2, sm: 3 }}>
    <StatCard label={texts.signups} value={signups} unit={texts.signupsUnit} />
    <StatCard
      label={texts.conversion}
      value={conversionRate === null ? null : words.percent(conversionRate)}
      unit={conversionRate === null ? texts.conversionNone : texts.conversionUnit(signups, uniqueViews)}
      howComputed={texts.conversionHow}
    />
    <StatCard label={texts.views} value={views} unit={texts.viewsUnit(uniqueViews)} />
  </SimpleGrid>
);

const ByDay = ({ figures }: { figures: PageFigures }) => {
  const zone = useCouncilZone();
  const [shown, setShown] = useState<Shown>('views');
  const title = shown === 'views' ? texts.viewsByDay : texts.signupsByDay;
  return (
    <Card>
      <Group justify="space-between" mb="xs">
        <Title order={3} size="h4">
          {title}
        </Title>
        <SegmentedControl
          aria-label={texts.chartOf}
          size="xs"
          data={[
            { value: 'views', label: texts.viewsTab },
            { value: 'signups', label: texts.signupsTab },
          ]}
          value={shown}
          onChange={(value) => setShown(value === 'views' ? 'views' : 'signups')}
        />
      </Group>
      <BarChart
        title={title}
        headings={[texts.day, shown === 'views' ? texts.viewsTab : texts.signupsTab]}
        orientation="columns"
        bars={figures.days.map((entry) => ({
          key: entry.day,
          label: calendarDayIn(entry.day, zone, 'dayOfYear'),
          value: entry[shown],
        }))}
      />
    </Card>
  );
};

/** Signups, conversion and views, in total and by day. */
export const PageAnalytics = ({ pageId }: { pageId: string }) => {
  const figures = useOperation(getOptInPageFiguresOperation, { params: { pageId } });
  return (
    <section aria-label={texts.title} id="analytics">
      <Stack gap="sm">
        <Title order={2}>{texts.title}</Title>
        <QueryStates query={figures} loadingLabel={texts.loading} errorTitle={texts.failed}>
          {(loaded) => (
            <>
              <Figures figures={loaded} />
              <ByDay figures={loaded} />
            </>
          )}
        </QueryStates>
      </Stack>
    </section>
  );
};

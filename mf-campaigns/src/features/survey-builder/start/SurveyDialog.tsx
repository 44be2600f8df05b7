import { getSurveyOperation, listSurveysOperation, type SurveyListItem } from '@folkmoot/contracts/client';
import { useInfiniteOperation, useOperation } from '@folkmoot/shell-sdk';
import { EmptyState, QueryStates, SearchBox, SimpleGrid, Stack, Text } from '@folkmoot/ui';
import { ShowMore } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useTools } from '../builder-context';
import { PickDialog } from './PickDialog';
import { StartCard } from './StartCard';
import { SurveyLook } from './SurveyLook';
import { messages } from './start.messages';
import { useTake } from './use-take';

const Matches = ({ items, onPick }: { items: readonly SurveyListItem[]; onPick: (item: SurveyListItem) => void }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    {items.map((item) => (
      <StartCard
        key={item.id}
        title={item.title}
        description={item.description}
        badge={item.campaignTitle}
        questions={item.questionCount}
        minutes={item.estimatedMinutes}
        onOpen={() => onPick(item)}
      />
    ))}
  </SimpleGrid>
);

const Surveys = ({ onPick }: { onPick: (item: SurveyListItem) => void }) => {
  const { surveyId } = useTools();
  const [q, setQ] = useState('');
  const query = useInfiniteOperation(listSurveysOperation, { query: q ? { q } : {} });
  return (
    <Stack>
      <SearchBox label={messages.search} value={q} onChange={setQ} />
      <QueryStates
        query={query}
        loadingLabel={messages.loadingSurveys}
        loadingShape="table"
        errorTitle={messages.surveysFailed}
      >
        {({ items }) => {
          const others = items.filter(({ id, questionCount }) => id !== surveyId && questionCount > 0);
          if (others.length > 0) return <Matches items={others} onPick={onPick} />;
          if (q) return <Text>{messages.noneFound}</Text>;
          return <EmptyState title={messages.noSurveys} text={messages.noSurveysText} level={3} />;
        }}
      </QueryStates>
      <ShowMore list={query} />
    </Stack>
  );
};

interface PickedProps {
  item: SurveyListItem;
  onBack: () => void;
  onDone: () => void;
}

const Picked = ({ item, onBack, onDone }: PickedProps) => {
  const query = useOperation(getSurveyOperation, { params: { campaignId: item.campaignId } });
  const take = useTake();
  return (
    <QueryStates
      query={query}
      loadingLabel={messages.loadingSurvey}
      loadingShape="table"
      errorTitle={messages.surveyFailed}
    >
      {(survey) => (
        <SurveyLook
          content={survey}
          onBack={onBack}
          onTake={(how) => {
            take(survey, how);
            onDone();
          }}
        />
      )}
    </QueryStates>
  );
};

/** The council's other surveys: find, preview and copy one. */
export const SurveyDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <PickDialog<SurveyListItem>
    opened={opened}
    onClose={onClose}
    title={messages.surveyTitle}
    list={(onPick) => <Surveys onPick={onPick} />}
    look={(item, steps) => <Picked item={item} {...steps} />}
  />
);

import { type CouncilPlace, uploadOutlineOperation, uploadPlanOperation } from '@folkmoot/contracts/client';
import { upload } from '@folkmoot/shell-sdk';
import { PageLoading, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { useSettings } from '../SettingsPage';
import { PlaceCard } from './PlaceCard';
import { PlaceUpload } from './PlaceUpload';
import { PostcodesUpload } from './PostcodesUpload';
import { messages } from './places.messages';
import { type Places, usePlaces } from './use-places';

/** As in the operations, whose schemas browsers do not load. */
const MEGABYTE = 1024 * 1024;
const MOST = { outline: 10 * MEGABYTE, plan: 5 * MEGABYTE, postcodes: 40 * MEGABYTE };

interface PartProps {
  texts: { readonly title: string; readonly help: string; readonly none: string };
  shown: readonly CouncilPlace[];
  places: Places;
  readOnly: boolean;
  children: ReactNode;
}

const Part = ({ texts, shown, places, readOnly, children }: PartProps) => (
  <Stack component="section" gap="sm" aria-label={texts.title}>
    <div>
      <Title order={3} size="h4">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.help}
      </Text>
    </div>
    {shown.length === 0 && <Text size="sm">{texts.none}</Text>}
    {shown.map((place) => (
      <PlaceCard
        key={place.id}
        place={place}
        places={places}
        readOnly={readOnly}
        replaces={place.kind !== 'plan' && shown.some(({ state }) => state === 'current')}
      />
    ))}
    {!readOnly && children}
  </Stack>
);

/** The council's geography: an outline, plans, and the wards of its postcodes. */
export const PlacesTab = () => {
  const { readOnly } = useSettings();
  const places = usePlaces();
  const refresh = () => void places.refresh();
  return (
    <Stack gap="xl">
      <div>
        <Title order={2} size="h3">
          {messages.title}
        </Title>
        <Text c="dimmed">{messages.description}</Text>
      </div>
      <QueryStates
        query={places.query}
        loading={<PageLoading label={messages.loading} shape="table" count={3} />}
        errorTitle={messages.loadFailed}
      >
        {({ items }) => {
          const of = (kind: CouncilPlace['kind']) => items.filter((place) => place.kind === kind);
          const common = { places, readOnly };
          return (
            <Stack gap="xl">
              <Part texts={messages.outline} shown={of('outline')} {...common}>
                <PlaceUpload
                  texts={messages.outline}
                  accept=".geojson,.json,application/geo+json"
                  most={MOST.outline}
                  send={(file, options) => upload(uploadOutlineOperation, file, options)}
                  onDone={refresh}
                />
              </Part>
              <Part texts={messages.postcodes} shown={of('postcodes')} {...common}>
                <PostcodesUpload most={MOST.postcodes} onDone={refresh} />
                <Text size="sm" c="dimmed">
                  {messages.postcodes.newer}
                </Text>
              </Part>
              <Part texts={messages.plans} shown={of('plan')} {...common}>
                <PlaceUpload
                  texts={messages.plans}
                  accept="image/png,image/jpeg,image/gif,image/webp"
                  most={MOST.plan}
                  send={(file, options) => upload(uploadPlanOperation, file, options)}
                  onDone={refresh}
                />
              </Part>
            </Stack>
          );
        }}
      </QueryStates>
    </Stack>
  );
};

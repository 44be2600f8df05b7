import type { CouncilPlace, Exactness } from '@folkmoot/contracts/client';
import { Stack, Text } from '@folkmoot/ui';
import { Checkbox, NativeSelect, SegmentedControl } from '@folkmoot/ui/controls';
import { useEffect } from 'react';
import { useEditorServices } from '../../editing/editor-services';
import { exactnessOf } from '../../places/point';
import type { EditorProps } from '../../views';
import { messages } from './place-staff.messages';

type Map = CouncilPlace & { map: NonNullable<CouncilPlace['map']> };

const isMap = (place: CouncilPlace): place is Map => place.map !== undefined && place.state === 'current';

const partsOf = ({ map, areas }: Map) => ({ map, areas });

/** A council with one map has it chosen. */
const useOnlyMap = (maps: readonly Map[], { question: { map, areas = [] }, onChange }: EditorProps) => {
  const only = maps.length === 1 ? maps[0] : undefined;
  const isUnchosen = !map && areas.length === 0;
  useEffect(() => {
    if (only && isUnchosen) onChange(partsOf(only));
  }, [only, isUnchosen, onChange]);
};

const MapSelect = (props: EditorProps) => {
  const { places = [] } = useEditorServices();
  const maps = places.filter(isMap);
  useOnlyMap(maps, props);
  const {
    question: { map },
    onChange,
  } = props;
  if (maps.length === 0 && !map)
    return (
      <Text size="sm" c="dimmed">
        {messages.noMaps}
      </Text>
    );
  const isFormer = map && !maps.some((each) => each.map.url === map.url);
  return (
    <NativeSelect
      label={messages.map}
      description={messages.mapHint}
      maw={420}
      value={map?.url ?? ''}
      data={[
        ...(map ? [] : [{ value: '', label: messages.none }]),
        ...(isFormer ? [{ value: map.url, label: messages.former(map.name) }] : []),
        ...maps.map((each) => ({ value: each.map.url, label: `${each.name} (${messages.areas(each.areas.length)})` })),
      ]}
      onChange={(event) => {
        const chosen = maps.find((each) => each.map.url === event.currentTarget.value);
        if (chosen) onChange(partsOf(chosen));
      }}
    />
  );
};

const ExactnessChoice = ({ question, onChange }: EditorProps) => {
  const exactness = exactnessOf(question);
  const names = question.map?.kind === 'plan' ? messages.planExactnesses : messages.exactnesses;
  return (
    <div>
      <Text size="sm" fw={500}>
        {messages.exactness}
      </Text>
      <SegmentedControl
        aria-label={messages.exactness}
        value={exactness}
        onChange={(value) => onChange({ exactness: value as Exactness })}
        data={Object.entries(names).map(([value, label]) => ({ value, label }))}
      />
      <Text size="sm" c="dimmed">
        {exactness === 'area' && !question.asksWhere ? messages.keptArea : messages.kept}
      </Text>
    </div>
  );
};

/** The map, how exact an answer is, and what else people may say. */
export const PlaceEditor = (props: EditorProps) => {
  const { question, onChange } = props;
  return (
    <Stack gap="sm">
      <MapSelect {...props} />
      <ExactnessChoice {...props} />
      {question.map?.kind !== 'plan' && (
        <Checkbox
          label={messages.allowsOutside}
          checked={question.allowsOutside === true}
          onChange={(event) => onChange({ allowsOutside: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={messages.asksWhere}
        checked={question.asksWhere === true}
        onChange={(event) => onChange({ asksWhere: event.currentTarget.checked })}
      />
    </Stack>
  );
};

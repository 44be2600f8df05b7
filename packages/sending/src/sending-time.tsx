import { fromWallTime, toWallTime } from '@folkmoot/calendar/times';
import { momentInWords, useCouncilZone } from '@folkmoot/shell-sdk';
import { Alert, IconAlertTriangle, Stack, Text, TextInput } from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './sending.messages';

const texts = messages.send;
const DAY_MS = 86_400_000;
const MORNING = 'T09:00';

/** Tomorrow at nine on the clock of the council. */
const tomorrow = (zone: string): string => {
  const [day = ''] = toWallTime(new Date(Date.now() + DAY_MS).toISOString(), zone).split('T');
  return `${day}${MORNING}`;
};

interface WallProps {
  wall: string;
  zone: string;
  onChange: (wall: string) => void;
}

const WallTime = ({ wall, zone, onChange }: WallProps) => {
  const at = fromWallTime(wall, zone);
  const isPast = at !== null && Date.parse(at) < Date.now();
  return (
    <Stack gap="xs">
      <TextInput
        type="datetime-local"
        label={texts.at}
        description={texts.zone(zone)}
        value={wall}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={isPast ? texts.past : undefined}
      />
      {at && !isPast && (
        <Text size="sm" role="status">
          {texts.begins(momentInWords(at, zone))}
        </Text>
      )}
      {at && toWallTime(at, zone) !== wall && (
        <Alert color="amber" role="note" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
          {texts.moved}
        </Alert>
      )}
    </Stack>
  );
};

/** The choice between now and a time, and its fields. */
export const useSendingTime = () => {
  const zone = useCouncilZone();
  const [isLater, setIsLater] = useState(false);
  const [wall, setWall] = useState(() => tomorrow(zone));
  /** Null for now. */
  const at = isLater ? fromWallTime(wall, zone) : null;
  const isRight = !isLater || (at !== null && Date.parse(at) > Date.now());
  const fields = (
    <>
      <SegmentedControl
        aria-label={texts.when}
        data={[
          { value: 'now', label: texts.now },
          { value: 'later', label: texts.later },
        ]}
        value={isLater ? 'later' : 'now'}
        onChange={(value) => setIsLater(value === 'later')}
      />
      {isLater && <WallTime wall={wall} zone={zone} onChange={setWall} />}
    </>
  );
  return { at, isRight, isLater, fields };
};

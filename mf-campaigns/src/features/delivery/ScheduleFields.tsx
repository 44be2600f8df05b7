import { fromWallTime } from '@folkmoot/calendar/times';
import { type CampaignDetail, frequencies } from '@folkmoot/contracts/client';
import { momentInWords } from '@folkmoot/shell-sdk';
import { Alert, Card, IconCalendar, IconInfoCircle, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { Fieldset, NumberInput, Select } from '@folkmoot/ui/controls';
import { frequencyLabels } from '../../entities/campaign/campaign-words.messages';
import { PlanInWords } from '../../entities/campaign/PlanInWords';
import { openDaysOf, planOf, roundLengths } from '../../entities/campaign/plan';
import { closesUntil } from './dates';
import { type DeliveryDraft, isRhythmFixed } from './delivery.domain';
import { messages as texts } from './delivery.messages';
import classes from './delivery.module.css';

export interface SectionProps {
  draft: DeliveryDraft;
  change: (patch: Partial<DeliveryDraft>) => void;
  isReadOnly: boolean;
}

interface Props extends SectionProps {
  campaign: CampaignDetail;
  timeZone: string;
  /** The problem with the end date, as a sentence. */
  problem: string | null;
}

const RoundLength = ({ draft, change, isReadOnly }: SectionProps) => {
  if (draft.frequency === 'once') return null;
  const { frequency } = draft;
  const { usual, longest } = roundLengths[frequency];
  return (
    <NumberInput
      label={texts.openDays}
      description={texts.openDaysHelp(usual, longest)}
      value={draft.roundOpenDays}
      onChange={(roundOpenDays) => change({ roundOpenDays })}
      onBlur={() => change({ roundOpenDays: openDaysOf(frequency, draft.roundOpenDays) })}
      min={1}
      max={longest}
      allowDecimal={false}
      readOnly={isReadOnly}
    />
  );
};

/** The schedule as text, before it is saved. */
const Plan = ({ draft, timeZone }: Pick<Props, 'draft' | 'timeZone'>) => {
  const { frequency, roundOpenDays } = draft;
  const startDate = fromWallTime(draft.startDate, timeZone);
  const endDate = fromWallTime(draft.endDate, timeZone);
  const schedule = { frequency, roundOpenDays, startDate, endDate };
  return (
    <Alert role="status" color="gray" icon={<IconCalendar stroke={1.5} aria-hidden="true" />} title={texts.rounds}>
      <PlanInWords plan={planOf(schedule, { timeZone, now: new Date() })} />
    </Alert>
  );
};

/** Start, end and frequency. Times are in the council's zone. */
export const ScheduleFields = ({ draft, change, isReadOnly, campaign, timeZone, problem }: Props) => {
  const isFixed = isRhythmFixed(campaign);
  const closed = closesUntil(draft, campaign, { timeZone, now: new Date() });
  return (
    <Card>
      <Fieldset legend={texts.schedule} variant="unstyled" classNames={{ legend: classes.legend }}>
        <Stack>
          {isFixed && (
            <Alert role="note" color="accent" icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />}>
              {texts.startFixed}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Select
              label={texts.frequency}
              data={frequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
              value={draft.frequency}
              onChange={(value) =>
                change({
                  frequency: frequencies.find((frequency) => frequency === value) ?? draft.frequency,
                  roundOpenDays: '',
                })
              }
              allowDeselect={false}
              disabled={isFixed || isReadOnly}
            />
            <RoundLength draft={draft} change={change} isReadOnly={isReadOnly} />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={texts.startDate}
              description={texts.startHelp}
              type="datetime-local"
              value={draft.startDate}
              onChange={(event) => change({ startDate: event.currentTarget.value })}
              disabled={isFixed || isReadOnly}
            />
            <TextInput
              label={texts.endDate}
              description={texts.endHelp}
              type="datetime-local"
              value={draft.endDate}
              onChange={(event) => change({ endDate: event.currentTarget.value })}
              error={problem ?? undefined}
              readOnly={isReadOnly}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {texts.zoneHint(timeZone)}
          </Text>
          {closed && <Alert color="amber">{texts.closesUntil(momentInWords(closed, timeZone))}</Alert>}
          {problem === null && <Plan draft={draft} timeZone={timeZone} />}
        </Stack>
      </Fieldset>
    </Card>
  );
};

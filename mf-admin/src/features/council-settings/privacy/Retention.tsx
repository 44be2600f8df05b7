import { deletesMore, isValidRetention, MOST_RETENTION_DAYS } from '@folkmoot/contracts/client';
import { Alert, Stack, Text } from '@folkmoot/ui';
import { DaysChoice, Fieldset } from '@folkmoot/ui/controls';
import { retentionMessages as texts } from './privacy.messages';

interface RetentionDraft {
  retentionDays: number | null;
  longestRetentionDays: number | null;
}

interface Props {
  draft: RetentionDraft;
  stored: number | null;
  readOnly: boolean;
  onChange: (draft: Partial<RetentionDraft>) => void;
}

/** How long responses are kept, by the council and at most by a campaign; what goes is said before it is saved. */
export const Retention = ({
  draft: { retentionDays: days, longestRetentionDays },
  stored,
  readOnly,
  onChange,
}: Props) => (
  <Fieldset legend={texts.legend}>
    <Stack>
      <DaysChoice
        label={texts.label}
        description={texts.help}
        none={texts.never}
        most={MOST_RETENTION_DAYS}
        days={days}
        readOnly={readOnly}
        onChange={(retentionDays) => onChange({ retentionDays })}
      />
      {isValidRetention(days) && deletesMore(days, stored) && <Alert color="amber">{texts.deletes(days ?? 0)}</Alert>}
      {days !== null && (
        <DaysChoice
          label={texts.longest}
          description={texts.longestHelp}
          none={texts.noLonger}
          most={MOST_RETENTION_DAYS}
          days={longestRetentionDays}
          readOnly={readOnly}
          onChange={(longest) => onChange({ longestRetentionDays: longest })}
        />
      )}
      <Text size="sm" c="dimmed">
        {texts.visits}
      </Text>
    </Stack>
  </Fieldset>
);

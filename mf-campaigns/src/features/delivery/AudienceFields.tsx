import { Card, SimpleGrid, Stack } from '@folkmoot/ui';
import { Fieldset, NumberInput, Switch } from '@folkmoot/ui/controls';
import { AudienceGroup } from './AudienceGroup';
import { targetOf } from './delivery.domain';
import { messages as texts } from './delivery.messages';
import classes from './delivery.module.css';
import type { SectionProps } from './ScheduleFields';

/** Whom the campaign is for, and how many answers are wanted (at least 1, or none at all). */
export const AudienceFields = ({
  draft,
  change,
  isReadOnly,
  audiences,
  areas,
}: SectionProps & { audiences: readonly string[]; areas: readonly string[] }) => (
  <Card>
    <Fieldset legend={texts.audience} variant="unstyled" classNames={{ legend: classes.legend }}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <AudienceGroup
          value={draft.targetAudience}
          audiences={audiences}
          areas={areas}
          isReadOnly={isReadOnly}
          onChange={(targetAudience) => change({ targetAudience })}
        />
        <Stack gap="xs">
          <NumberInput
            label={texts.targetResponses}
            description={texts.targetHelp}
            value={draft.hasTarget ? draft.targetResponses : ''}
            onChange={(targetResponses) => change({ targetResponses })}
            onBlur={() => change({ targetResponses: targetOf(draft.targetResponses) })}
            min={1}
            max={10_000_000}
            allowDecimal={false}
            disabled={!draft.hasTarget}
            readOnly={isReadOnly}
          />
          <Switch
            label={texts.noTarget}
            checked={!draft.hasTarget}
            onChange={(event) => change({ hasTarget: !event.currentTarget.checked })}
            disabled={isReadOnly}
          />
        </Stack>
      </SimpleGrid>
    </Fieldset>
  </Card>
);

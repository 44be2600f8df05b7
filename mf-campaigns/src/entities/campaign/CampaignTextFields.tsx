import { type CampaignTexts, MAX_CAMPAIGN_DESCRIPTION, MAX_CAMPAIGN_TITLE } from '@folkmoot/contracts/client';
import { TextInput } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { textLabels } from './campaign-words.messages';

interface Props {
  value: CampaignTexts;
  onChange: (patch: Partial<CampaignTexts>) => void;
  help?: Partial<Record<keyof CampaignTexts, string>>;
  titlePlaceholder?: string;
  titleError?: string | undefined;
  /** Rows of the description: at least and at most. */
  rows: readonly [min: number, max: number];
  readOnly?: boolean;
  /** Whether the dialog around it puts the focus on the title. */
  hasFocus?: boolean;
}

/** The texts that staff write about a campaign, for the dialog of a new campaign and for its settings. */
export const CampaignTextFields = ({
  value,
  onChange,
  help = {},
  titlePlaceholder,
  titleError,
  rows: [minRows, maxRows],
  readOnly = false,
  hasFocus = false,
}: Props) => (
  <>
    <TextInput
      label={textLabels.title}
      description={help.title}
      placeholder={titlePlaceholder}
      value={value.title}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
      error={titleError}
      maxLength={MAX_CAMPAIGN_TITLE}
      readOnly={readOnly}
      required
      data-autofocus={hasFocus || undefined}
    />
    <Textarea
      label={textLabels.description}
      description={help.description}
      value={value.description}
      onChange={(event) => onChange({ description: event.currentTarget.value })}
      maxLength={MAX_CAMPAIGN_DESCRIPTION}
      autosize
      minRows={minRows}
      maxRows={maxRows}
      readOnly={readOnly}
    />
  </>
);

import { type ReportAudience, SMALLEST_CELL } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { Switch } from '@folkmoot/ui/controls';
import { messages } from './report-frame.messages';

interface Props {
  readonly audience: ReportAudience;
  readonly onChange: (audience: ReportAudience) => void;
}

/** Whether a document is for publication. Then small numbers are hidden in it. */
export const AudienceChoice = ({ audience, onChange }: Props) => {
  const { council } = useSession();
  const smallest = council?.settings.privacy.smallestCell ?? SMALLEST_CELL.usual;
  return (
    <Switch
      label={messages.forPublication}
      description={messages.audiences[audience](smallest)}
      checked={audience === 'publication'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'publication' : 'internal')}
    />
  );
};

import { type Council, MOST_RESIDENTS } from '@folkmoot/contracts/client';
import { NumberInput } from '@folkmoot/ui/controls';
import { messages, targetingMessages as texts } from './council-settings.messages';
import classes from './council-settings.module.css';
import { SettingsForm } from './form/SettingsForm';
import { useSettingsForm } from './form/use-settings-form';
import { ListEditor, problemsIn } from './ListEditor';
import { useSettings } from './SettingsPage';
import { type Numbers, residentsAt, residentsBy } from './targeting.domain';

const lists = ['targetAudiences', 'geographicalDivisions'] as const;

const draftOf = ({ settings: { targetAudiences, geographicalDivisions, divisionResidents } }: Council) => {
  const known = new Map(divisionResidents.map(({ division, residents }) => [division, residents]));
  return {
    targetAudiences: targetAudiences as readonly string[],
    geographicalDivisions: geographicalDivisions as readonly string[],
    divisionResidents: residentsBy(
      geographicalDivisions,
      geographicalDivisions.map((division) => known.get(division) ?? null),
    ),
  };
};
type TargetingDraft = ReturnType<typeof draftOf>;

const trimmed = (items: readonly string[]): string[] => items.map((item) => item.trim());
const listed = (numbers: Numbers) =>
  Object.entries(numbers).map(([division, residents]) => ({ division: division.trim(), residents }));

const bodyOf = ({ targetAudiences, geographicalDivisions, divisionResidents }: Partial<TargetingDraft>) => ({
  settings: {
    ...(targetAudiences && { targetAudiences: trimmed(targetAudiences) }),
    ...(geographicalDivisions && { geographicalDivisions: trimmed(geographicalDivisions) }),
    ...(divisionResidents && { divisionResidents: listed(divisionResidents) }),
  },
});

const wordsOf = (_field: string, value: unknown): string | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .map(([division, residents]) => texts.residentsIn(division, residents))
        .join(', ')
    : null;

interface ResidentsProps {
  division: string;
  residents: number | null;
  readOnly: boolean;
  onChange: (residents: number | null) => void;
}

const Residents = ({ division, residents, readOnly, onChange }: ResidentsProps) => (
  <NumberInput
    className={classes.residents}
    aria-label={texts.residentsOf(division)}
    placeholder={texts.residents}
    suffix={texts.residentsUnit}
    value={residents ?? ''}
    onChange={(value) => onChange(typeof value === 'number' ? value : null)}
    min={0}
    max={MOST_RESIDENTS}
    clampBehavior="strict"
    allowDecimal={false}
    allowNegative={false}
    thousandSeparator=","
    hideControls
    readOnly={readOnly}
  />
);

export const TargetingTab = () => {
  const { council, readOnly } = useSettings();
  const form = useSettingsForm({ council, draftOf, bodyOf });
  const { geographicalDivisions: divisions, divisionResidents } = form.draft;
  const residents = residentsAt(divisions, divisionResidents);
  return (
    <SettingsForm
      title={messages.tabs.targeting}
      description={texts.description}
      form={form}
      readOnly={readOnly}
      hasErrors={lists.some((list) => problemsIn(form.draft[list]).some((problem) => problem !== null))}
      labelOf={(field) => texts.fields[field]}
      wordsOf={wordsOf}
    >
      <ListEditor
        label={texts.fields.targetAudiences}
        help={texts.help.targetAudiences}
        addLabel={texts.add.targetAudiences}
        items={form.draft.targetAudiences}
        readOnly={readOnly}
        onChange={(targetAudiences) => form.change({ targetAudiences })}
      />
      <ListEditor
        label={texts.fields.geographicalDivisions}
        help={texts.help.geographicalDivisions}
        addLabel={texts.add.geographicalDivisions}
        items={divisions}
        readOnly={readOnly}
        beside={(index) => (
          <Residents
            division={divisions[index] || texts.unnamed(index + 1)}
            residents={residents[index] ?? null}
            readOnly={readOnly}
            onChange={(number) =>
              form.change({ divisionResidents: residentsBy(divisions, residents.with(index, number)) })
            }
          />
        )}
        onChange={(items, removed) => {
          const numbers = removed === undefined ? residents : residents.toSpliced(removed, 1);
          form.change({ geographicalDivisions: items, divisionResidents: residentsBy(items, numbers) });
        }}
      />
    </SettingsForm>
  );
};

import { lookup, type WeightingReason } from '@folkmoot/contracts/client';
import { useCan, useParams } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, LinkButton, Stack, Text } from '@folkmoot/ui';
import { jumpTo, places } from './jump';
import { sentenceOf } from './refusal-words';
import type { WeightingForm } from './use-weighting';
import {
  firstChoice,
  type Names,
  type Refusal,
  scaled,
  usualBounds,
  type WeightingDraft,
  withMerge,
  withoutDimension,
  wouldTrimmingHelp,
} from './weighting.domain';
import { messages } from './weighting.messages';

const { help, actions } = messages;

/** More would hide the rest of the card. Campaigns with many rounds have as many reasons. */
const MOST_SHOWN = 6;

interface Props {
  refusals: readonly Refusal[];
  names: Names;
  /** Null for people who may not change it. */
  form: WeightingForm | null;
}

type Patch = Partial<WeightingDraft>;

interface Offer {
  readonly label: string;
  readonly patch: Patch;
}

const helpOf = (reason: WeightingReason, names: Names): string | null => {
  const { code } = reason;
  switch (code) {
    case 'off':
    case 'imported_series':
    case 'counting':
      return null;
    case 'population_unknown':
      return names.dimension(reason.dimensionId) ? help.population_unknown : help.population_gone;
    case 'design_effect':
      return wouldTrimmingHelp(reason) ? help.design_effect_trim(reason.trimmedDesignEffect ?? 0) : help.design_effect;
    default:
      return help[code];
  }
};

const mergeOffer = (
  { dimensionId, categoryId, mergeWith }: WeightingReason,
  draft: WeightingDraft,
  names: Names,
): Offer[] => {
  if (dimensionId === undefined || categoryId === undefined || !mergeWith) return [];
  const [group, into] = [names.categoryOf(dimensionId, categoryId), names.categoryOf(dimensionId, mergeWith)];
  if (group === null || into === null) return [];
  return [{ label: actions.merge(group, into), patch: withMerge(draft, dimensionId, categoryId, mergeWith) }];
};

const leaveOutOffer = ({ dimensionId }: WeightingReason, draft: WeightingDraft, names: Names): Offer[] =>
  dimensionId === undefined || draft.dimensionIds.length < 2
    ? []
    : [
        {
          label: actions.leaveOut(names.nameOf(dimensionId) ?? messages.removed),
          patch: withoutDimension(draft, dimensionId),
        },
      ];

/** Changes of the choice that would remove a reason, the best one first. */
const offersOf = (reason: WeightingReason, { draft, base }: WeightingForm, names: Names): Offer[] => {
  const { code, dimensionId } = reason;
  switch (code) {
    case 'no_dimensions': {
      const dimensionIds = firstChoice(base, names.all);
      const labels = dimensionIds.map((id) => names.nameOf(id) ?? messages.removed);
      return dimensionIds.length === 0 ? [] : [{ label: actions.weightBy(labels), patch: { dimensionIds } }];
    }
    case 'targets_do_not_add_up': {
      const shares = lookup(draft.shares, dimensionId);
      return dimensionId === undefined || !shares
        ? []
        : [{ label: actions.scale, patch: { shares: { ...draft.shares, [dimensionId]: scaled(shares) } } }];
    }
    case 'empty_category':
    case 'category_without_people':
      return [...mergeOffer(reason, draft, names), ...leaveOutOffer(reason, draft, names)];
    case 'not_linked':
    case 'population_unknown':
    case 'no_answers':
      return leaveOutOffer(reason, draft, names);
    case 'design_effect':
      return wouldTrimmingHelp(reason) ? [{ label: actions.usualBounds, patch: { bounds: usualBounds } }] : [];
    default:
      return [];
  }
};

/** Where people are invited for a reason, if that helps. */
const inviteLabel = ({ code, dimensionId, categoryId }: WeightingReason, names: Names): string | null => {
  if (code === 'too_few_responses') return actions.invite;
  const group = code === 'empty_category' ? names.categoryOf(dimensionId, categoryId) : null;
  return group === null ? null : actions.inviteFrom(group);
};

const leadsToPopulation = new Set<WeightingReason['code']>(['population_unknown', 'category_without_people']);

/** Links to where a reason is solved outside of this card. */
const Ways = ({ reason, names }: { reason: WeightingReason; names: Names }) => {
  const { campaignId = '' } = useParams();
  const canSetPopulation = useCan('council:edit');
  const invite = inviteLabel(reason, names);
  return (
    <>
      {invite !== null && (
        <Button size="compact-sm" variant="default" onClick={() => jumpTo(places.missing)}>
          {invite}
        </Button>
      )}
      {reason.code === 'not_linked' && (
        <LinkButton size="compact-sm" variant="default" to={`/dashboard/campaigns/${campaignId}/builder`}>
          {actions.builder}
        </LinkButton>
      )}
      {leadsToPopulation.has(reason.code) && canSetPopulation && (
        <LinkButton size="compact-sm" variant="default" to="/dashboard/settings/population">
          {actions.settings}
        </LinkButton>
      )}
    </>
  );
};

const RefusalItem = ({
  refusal,
  names,
  form,
  onDone,
}: Omit<Props, 'refusals'> & { refusal: Refusal; onDone: () => void }) => {
  const { reason } = refusal;
  const advice = helpOf(reason, names);
  const offers = form ? offersOf(reason, form, names) : [];
  return (
    <Stack gap={6} component="li">
      <Text size="sm">
        {sentenceOf(refusal, names)} {advice}
      </Text>
      <Group gap="xs">
        {offers.map(({ label, patch }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            disabled={form?.isSaving}
            onClick={async () => {
              // The button goes with its reason, so the focus needs another place.
              if (await form?.save(patch)) onDone();
            }}
          >
            {label}
          </Button>
        ))}
        {form && <Ways reason={reason} names={names} />}
      </Group>
    </Stack>
  );
};

/** Why the results are not weighted, with what would help. */
export const RefusalList = ({ refusals, onDone, ...rest }: Props & { onDone: () => void }) => (
  <Alert color="amber" role="group" title={messages.refusedTitle}>
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {refusals.slice(0, MOST_SHOWN).map((refusal) => (
        <RefusalItem key={JSON.stringify(refusal)} refusal={refusal} onDone={onDone} {...rest} />
      ))}
      {refusals.length > MOST_SHOWN && (
        <Text size="sm" component="li">
          {messages.others(refusals.length - MOST_SHOWN)}
        </Text>
      )}
    </Stack>
  </Alert>
);

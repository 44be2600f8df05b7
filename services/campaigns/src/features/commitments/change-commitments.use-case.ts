import { type CommitmentPatch, DomainError, type NewCommitment } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import {
  type Commitment,
  commitmentIn,
  type ThemeCounts,
  withChange,
  withCommitment,
  withoutCommitment,
} from '../../entities/commitment';
import { changeList } from './change-list';
import type { CommitmentContext, CommitmentNeeds } from './commitment.types';

interface Ordered {
  readonly campaignId: string;
  /** The user who wants it. */
  readonly by: string;
}

/** The name of a theme. Throws theme_not_found. */
const nameOf = ({ themes, themeOf }: ThemeCounts, themeId: string): string => {
  const current = themeOf(themeId);
  const theme = themes.find(({ id }) => id === current);
  if (!theme) throw new DomainError('theme_not_found');
  return theme.name;
};

const created = (
  input: NewCommitment,
  { id, by, now }: { readonly id: string; readonly by: string; readonly now: Date },
  counts: ThemeCounts,
): Commitment => {
  const { themeId = null, response } = input;
  const name = themeId === null ? '' : nameOf(counts, themeId);
  return {
    id,
    themeId,
    sentence: input.sentence ?? name,
    said: input.said ?? null,
    response,
    because: input.because ?? '',
    owner: input.owner ?? '',
    dueOn: input.dueOn ?? null,
    history: [{ at: now, by, response, note: '' }],
    links: input.links ?? [],
    isPublic: input.isPublic ?? true,
    revision: 1,
  };
};

/** Throws campaign_not_found, commitment_limit, commitment_reason_missing and theme_not_found. */
export const addCommitment = async (
  context: CommitmentContext,
  { campaignId, by, ...input }: NewCommitment & Ordered,
  tools: CommitmentNeeds,
) => {
  const made = { id: newId(), by, now: context.clock.now() };
  const list = await changeList(
    context,
    { campaignId, change: 'added', apply: (known, counts) => withCommitment(known, created(input, made, counts)) },
    tools,
  );
  return { list, point: commitmentIn(list, made.id) };
};

const isMove = ({ id: _, revision: __, position, ...fields }: CommitmentPatch): boolean =>
  position !== undefined && Object.values(fields).every((value) => value === undefined);

/** Throws campaign_not_found, not_found, stale_revision, commitment_reason_missing and theme_not_found. */
export const changeCommitment = async (
  context: CommitmentContext,
  { campaignId, by, ...patch }: CommitmentPatch & Ordered,
  tools: CommitmentNeeds,
) => {
  const change = { patch, by, now: context.clock.now() };
  const list = await changeList(
    context,
    {
      campaignId,
      change: isMove(patch) ? 'moved' : 'changed',
      apply: (known, counts) => {
        const isOther = commitmentIn(known, patch.id).themeId !== patch.themeId;
        if (patch.themeId && isOther) nameOf(counts, patch.themeId);
        return withChange(known, change);
      },
    },
    tools,
  );
  return { list, point: commitmentIn(list, patch.id) };
};

/** Throws campaign_not_found and not_found. */
export const deleteCommitment = async (
  context: CommitmentContext,
  { campaignId, commitmentId }: { readonly campaignId: string; readonly commitmentId: string },
  tools: CommitmentNeeds,
): Promise<void> => {
  const apply = (known: Parameters<typeof withoutCommitment>[0]) => withoutCommitment(known, commitmentId);
  await changeList(context, { campaignId, change: 'deleted', apply }, tools);
};

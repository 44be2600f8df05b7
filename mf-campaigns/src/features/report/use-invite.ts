import {
  countSegmentOperation,
  createSegmentOperation,
  listSegmentFieldsOperation,
  listSegmentsOperation,
  type RepresentedCategory,
  type RepresentedDimension,
  type SegmentGroup,
} from '@folkmoot/contracts/client';
import { api, useCan, useInvalidate, useNavigate, useOperation, useParams } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useState } from 'react';
import { ruleFor } from './missing.domain';
import { messages } from './missing.messages';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Makes a segment, or finds the one of an earlier click. */
const segmentOf = async (name: string, rule: SegmentGroup): Promise<string> => {
  const { items } = await api.call(listSegmentsOperation, {});
  const known = items.find((segment) => isSame(segment.rule, rule));
  if (known) return known.id;
  const taken = new Set(items.map((segment) => segment.name.toLowerCase()));
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
  return (await api.call(createSegmentOperation, { body: { name: free, rule } })).id;
};

/** The audience of a category, with its number of people. Null when no subscriber is known to be in it. */
const audienceOf = async (name: string, rule: SegmentGroup): Promise<{ segmentId: string; people: number } | null> => {
  const { count } = await api.call(countSegmentOperation, { body: { rule } });
  return count === 0 ? null : { segmentId: await segmentOf(name, rule), people: count };
};

/** Invites more people of a category, where subscribers have a detail that says who is in it. */
export const useInvite = (dimension: RepresentedDimension) => {
  const { campaignId = '' } = useParams();
  const mayEdit = useCan('subscriber:edit');
  const [isMaking, setIsMaking] = useState(false);
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { data } = useOperation(listSegmentFieldsOperation, {}, { enabled: mayEdit });
  const ruleOf = (category: RepresentedCategory): SegmentGroup | null =>
    mayEdit && data ? ruleFor(dimension, category, data.attributes) : null;
  const open = async (category: RepresentedCategory, rule: SegmentGroup): Promise<void> => {
    const name = messages.audience(dimension.name, category.name);
    const audience = await audienceOf(name, rule);
    if (!audience) return notify.info(messages.nobody(category.name));
    await invalidate(listSegmentsOperation);
    notify.success(messages.made(name, audience.people));
    navigate(`/dashboard/campaigns/${campaignId}/delivery/mailings/new?segment=${audience.segmentId}`);
  };
  const invite = async (category: RepresentedCategory): Promise<void> => {
    const rule = ruleOf(category);
    if (!rule) return;
    setIsMaking(true);
    try {
      await open(category, rule);
    } catch {
      notify.error(messages.inviteFailed);
    } finally {
      setIsMaking(false);
    }
  };
  return { canInvite: (category: RepresentedCategory) => ruleOf(category) !== null, invite, isMaking };
};

import type { Segment, SegmentGroup } from '@folkmoot/contracts/client';
import { useLocation, useSearchParams } from '@folkmoot/shell-sdk';
import { useDebouncedValue } from '@folkmoot/ui';
import { useEffect, useRef } from 'react';
import { useAddressPart } from '../subscriber/use-address-part';

/** The id of the segment that is edited, or `NEW`. */
export const useSegmentAddress = () => useAddressPart('segment');

export interface SegmentDraft {
  name: string;
  rule: SegmentGroup;
}

interface Kept {
  readonly segmentDraft: SegmentDraft;
  readonly revision: number;
}

const KEEP_AFTER_MS = 400;

const isKept = (state: unknown): state is Kept =>
  typeof state === 'object' && state !== null && 'segmentDraft' in state && 'revision' in state;

interface Form {
  readonly base: Segment | null;
  readonly draft: SegmentDraft;
  readonly isDirty: boolean;
  readonly change: (draft: SegmentDraft) => void;
}

/**
 * Keeps the unsaved draft in the history entry of the page: a reload, and Back followed by Forward, bring it back. A
 * dialog that is opened again begins with the saved segment.
 */
export const useDraftInHistory = ({ base, draft, isDirty, change }: Form): void => {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const revision = base?.revision ?? 0;
  const [settled] = useDebouncedValue(draft, KEEP_AFTER_MS);
  const restore = useRef(() => {
    if (isKept(state) && state.revision === revision) change(state.segmentDraft);
  });
  useEffect(() => restore.current(), []);
  const wasKept = useRef(false);
  const keep = useRef((_: SegmentDraft) => {});
  keep.current = (segmentDraft) => {
    const kept: Kept | null = isDirty ? { segmentDraft, revision } : null;
    // Not on mount: the draft of the history entry is restored only with the next render.
    if (kept || wasKept.current) setParams(params, { replace: true, state: kept });
    wasKept.current = kept !== null;
  };
  useEffect(() => keep.current(settled), [settled]);
};

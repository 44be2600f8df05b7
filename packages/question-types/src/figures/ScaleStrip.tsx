import { ScaleBar, type ScalePart } from '@folkmoot/ui';
import { divergingOf } from './diverging';

/** One bar around the middle of its scale. Decoration: the rows below it have the same figures. */
export const ScaleStrip = ({ parts }: { parts: readonly ScalePart[] }) => {
  const diverging = divergingOf(parts.map(({ count }) => count));
  if (!diverging) return null;
  const half = Math.max(diverging.before, 100 - diverging.before);
  return (
    <div aria-hidden="true">
      <ScaleBar parts={parts} before={diverging.before} reach={[half, half]} />
    </div>
  );
};

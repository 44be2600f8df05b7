import { Skeleton, Stack } from '@folkmoot/ui';
import { commentWords } from '../../entities/comment';

const ROWS = Array.from({ length: 12 }, (_, index) => `r${index}`);

/** As high as the strip, the filters and twelve rows, so that nothing jumps. */
export const TableLoading = ({ hasStrip = false }: { hasStrip?: boolean }) => (
  <Stack gap="xs" role="status" aria-label={commentWords.loading} aria-busy="true">
    {hasStrip && <Skeleton height={92} />}
    {hasStrip && <Skeleton height={36} />}
    <Stack gap={2}>
      {ROWS.map((key) => (
        <Skeleton key={key} height={36} />
      ))}
    </Stack>
  </Stack>
);

import { Button, Group, Stack } from '@folkmoot/ui';
import { Checkbox, Modal } from '@folkmoot/ui/controls';
import { useState } from 'react';
import type { CountedName } from './population.domain';
import { importMessages as texts } from './population.messages';
import { ColumnChoice, ShareChoice } from './ReadingChoices';
import { RowPreview } from './RowPreview';
import { cellsOf } from './read-file';
import { countedRows, peopleOf } from './read-rows.domain';
import { type Source, TableSource } from './TableSource';
import { type Choices, readTable } from './table-reading.domain';

interface Props {
  name: string;
  /** All residents, where it is known. */
  total: number;
  hasGroups: boolean;
  onUse: (rows: CountedName[], options: { removesOthers: boolean }) => void;
  onClose: () => void;
}

const NOTHING: Source = { text: '', file: null, encoding: null };

/** Reads a table that is pasted or comes from a file: which column is what, what each row is read as, what is wrong. */
export const ImportDialog = ({ name, total: knownTotal, hasGroups, onUse, onClose }: Props) => {
  const [source, setSource] = useState(NOTHING);
  const [choices, setChoices] = useState<Choices>({});
  const [total, setTotal] = useState(knownTotal);
  const [isScaled, setIsScaled] = useState(false);
  const [removesOthers, setRemovesOthers] = useState(false);
  const reading = readTable(cellsOf(source.text), choices);
  const { rows, good, measure } = reading;
  const isReady = good > 0 && (measure === 'counts' || total > 0);

  const shares = measure === 'shares' ? { total, isScaled } : null;

  const use = () => {
    onUse(countedRows(rows, shares), { removesOthers });
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={texts.title(name)} size="lg">
      <Stack gap="sm">
        <TableSource
          source={source}
          onChange={(next) => {
            if (next.file !== source.file) setChoices({});
            setSource(next);
          }}
        />
        {reading.cells.length > 0 && (
          <>
            <ColumnChoice reading={reading} onChoose={(chosen) => setChoices({ ...choices, ...chosen })} />
            {measure === 'shares' && (
              <ShareChoice
                reading={reading}
                total={total}
                isScaled={isScaled}
                onTotal={setTotal}
                onScale={setIsScaled}
              />
            )}
            <RowPreview rows={rows} good={good} peopleFor={peopleOf(rows, shares)} />
            {hasGroups && (
              <Checkbox
                label={texts.removesOthers}
                checked={removesOthers}
                onChange={(event) => setRemovesOthers(event.currentTarget.checked)}
              />
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={!isReady} onClick={use}>
            {texts.use(good)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};

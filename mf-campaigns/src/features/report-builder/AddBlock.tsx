import { plainReportBlockKinds, type ReportBlock, type ReportLayout } from '@folkmoot/contracts/client';
import { Button, IconPlus } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { canAdd, questionBlock } from './blocks.domain';
import { messages } from './report-builder.messages';

interface Props {
  blocks: readonly ReportBlock[];
  unlisted: ReportLayout['questions'];
  newId: () => string;
  onAdd: (block: ReportBlock) => void;
}

const MOST_HEIGHT = 420;

/** Parts that can be added at the end. Questions are offered while no part shows them. */
export const AddBlock = ({ blocks, unlisted, newId, onAdd }: Props) => (
  <Menu position="bottom-end" width={300} withinPortal>
    <Menu.Target>
      <Button variant="light" leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}>
        {messages.add}
      </Button>
    </Menu.Target>
    <Menu.Dropdown mah={MOST_HEIGHT} style={{ overflowY: 'auto' }}>
      <Menu.Item onClick={() => onAdd({ kind: 'text', id: newId(), heading: '', text: '' })}>
        {messages.addText}
      </Menu.Item>
      <Menu.Label>{messages.addPart}</Menu.Label>
      {plainReportBlockKinds
        .filter((kind) => kind !== 'questions' && canAdd(blocks, kind))
        .map((kind) => (
          <Menu.Item key={kind} onClick={() => onAdd({ kind, id: newId() })}>
            {messages.kinds[kind]}
          </Menu.Item>
        ))}
      {unlisted.length > 0 && <Menu.Label>{messages.addQuestion}</Menu.Label>}
      {unlisted.map(({ questionId, title }) => (
        <Menu.Item key={questionId} onClick={() => onAdd(questionBlock(questionId, newId()))}>
          {title || messages.untitledQuestion}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

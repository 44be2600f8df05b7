import {
  chartFormats,
  getReportChartOperation,
  type ReportBlock,
  type ReportLayoutFields,
  reportCharts,
} from '@folkmoot/contracts/client';
import { hrefOf, useCan } from '@folkmoot/shell-sdk';
import { Button, Group, IconDownload, Stack, Text } from '@folkmoot/ui';
import { Checkbox, Select } from '@folkmoot/ui/controls';
import { messages } from './report-builder.messages';

type QuestionBlock = Extract<ReportBlock, { kind: 'question' }>;

interface Props {
  campaignId: string;
  block: QuestionBlock;
  /** Its filter and language apply to the chart, too. */
  layout: ReportLayoutFields;
  canEdit: boolean;
  onChange: (block: QuestionBlock) => void;
}

const queryOf = ({ filter: { from, to, round, where }, language }: ReportLayoutFields) => ({
  language,
  ...(from && { from }),
  ...(to && { to }),
  ...(round && { round }),
  ...(where !== '' && { where }),
});

/** The chart alone, for slides and web pages. */
const SaveChart = ({ campaignId, block, layout }: Pick<Props, 'campaignId' | 'block' | 'layout'>) => {
  const { chart, questionId } = block;
  const drawn = chart === 'none' ? 'bars' : chart;
  return (
    <Stack gap={4}>
      <Group gap="xs">
        {chartFormats.map((format) => (
          <Button
            key={format}
            component="a"
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={14} stroke={1.5} aria-hidden="true" />}
            href={hrefOf(getReportChartOperation, {
              params: { campaignId, questionId },
              query: { format, chart: drawn, ...queryOf(layout) },
            })}
            download={`${questionId}.${format}`}
          >
            {messages.saveAs[format]}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {messages.chartAudience}
      </Text>
    </Stack>
  );
};

/** How a question is shown. */
export const QuestionOptions = ({ campaignId, block, layout, canEdit, onChange }: Props) => {
  const canExport = useCan('report:export');
  return (
    <Stack gap="xs">
      <Select
        label={messages.chart}
        description={messages.chartHint}
        data={reportCharts.map((value) => ({ value, label: messages.charts[value] }))}
        value={block.chart}
        disabled={!canEdit}
        allowDeselect={false}
        onChange={(value) => onChange({ ...block, chart: reportCharts.find((each) => each === value) ?? 'bars' })}
      />
      {block.chart !== 'none' && (
        <Checkbox
          label={messages.hasTable}
          checked={block.hasTable}
          disabled={!canEdit}
          onChange={(event) => onChange({ ...block, hasTable: event.currentTarget.checked })}
        />
      )}
      {canExport && <SaveChart campaignId={campaignId} block={block} layout={layout} />}
    </Stack>
  );
};

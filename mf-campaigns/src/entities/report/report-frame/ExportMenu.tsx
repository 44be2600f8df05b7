import { type ReportFormat, reportFormats } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Button, IconChevronDown, IconDownload, IconFileText, IconTable } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { messages } from './report-frame.messages';
import { type CsvExport, useCsvExport } from './use-csv-export';
import type { ReportExportState } from './use-report-export';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const labels: Readonly<Record<ReportFormat, string>> = { pdf: messages.exportPdf, html: messages.exportHtml };
const icons: Readonly<Record<ReportFormat, typeof IconDownload>> = { pdf: IconDownload, html: IconFileText };

interface Props extends CsvExport {
  exporting: ReportExportState;
}

/** All exports of the range: responses as CSV, the report as PDF, and as HTML for screen readers. */
export const ExportMenu = ({ exporting: { state, begin }, ...csv }: Props) => {
  const canExport = useCan('report:export');
  const { progress, run } = useCsvExport(csv);
  if (!canExport) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          rightSection={<IconChevronDown {...icon} />}
          className="tabular"
        >
          {progress ?? messages.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconTable {...icon} />}
          disabled={progress !== null || csv.total === undefined}
          onClick={() => void run()}
        >
          {messages.exportCsv}
        </Menu.Item>
        {reportFormats.map((format) => {
          const Icon = icons[format];
          return (
            <Menu.Item
              key={format}
              leftSection={<Icon {...icon} />}
              disabled={state.is === 'working'}
              onClick={() => begin(format)}
            >
              {labels[format]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};

import { type ReportFormat, reportFormats } from '@folkmoot/contracts/client';
import { Link, notify, useCan } from '@folkmoot/shell-sdk';
import {
  Button,
  IconChevronDown,
  IconDownload,
  IconFileText,
  IconListDetails,
  IconShieldCheck,
  IconTable,
  Text,
} from '@folkmoot/ui';
import { ConfirmDialog, Menu } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { ExportItem } from './ExportItem';
import { messages } from './report-frame.messages';
import { type CsvExport, useCsvExport } from './use-csv-export';
import { type StreamedFormat, saveStatement, streamedFormats, useFileExport } from './use-file-export';
import type { ReportExportState } from './use-report-export';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const reports: Readonly<Record<ReportFormat, { readonly label: string; readonly hint: string }>> = {
  pdf: { label: messages.exportPdf, hint: messages.pdfHint },
  html: { label: messages.exportHtml, hint: messages.htmlHint },
  docx: { label: messages.exportWord, hint: messages.wordHint },
};
const icons: Readonly<Record<ReportFormat, typeof IconDownload>> = {
  pdf: IconDownload,
  html: IconFileText,
  docx: IconFileText,
};

interface Props extends CsvExport {
  exporting: ReportExportState;
}

/** Wide enough for the hints, and narrower than a phone. */
const MENU_WIDTH = 320;

/** All exports of the range: responses as files, the report as PDF, and as HTML for screen readers. */
export const ExportMenu = ({ exporting: { state, begin }, ...csv }: Props) => {
  const canExport = useCan('report:export');
  const { progress, run } = useCsvExport(csv);
  const save = useFileExport(csv);
  const [wanted, setWanted] = useState<StreamedFormat | 'csv' | null>(null);
  const ask = (format: StreamedFormat | 'csv') => {
    if (csv.total) setWanted(format);
    else notify.error(messages.noResponses);
  };
  // Documents have the analysis and the visits of the live answers.
  const hasDocuments = csv.asked.importedSeries === undefined;
  if (!canExport) return null;
  return (
    <>
      <Menu position="bottom-end" width={MENU_WIDTH} withinPortal>
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
          <Menu.Label>{messages.responsesAs}</Menu.Label>
          <ExportItem
            label={messages.exportCsv}
            hint={messages.csvHint}
            icon={<IconTable {...icon} />}
            disabled={progress !== null || csv.total === undefined}
            onClick={() => ask('csv')}
          />
          {streamedFormats.map((format) => (
            <ExportItem
              key={format}
              {...messages.files[format]}
              icon={<IconTable {...icon} />}
              disabled={csv.total === undefined}
              onClick={() => ask(format)}
            />
          ))}
          {hasDocuments && (
            <ExportItem
              {...messages.statement}
              icon={<IconShieldCheck {...icon} />}
              disabled={false}
              onClick={() => saveStatement(csv.campaignId)}
            />
          )}
          {hasDocuments && (
            <>
              <Menu.Divider />
              <Menu.Label>{messages.reportAs}</Menu.Label>
            </>
          )}
          {(hasDocuments ? reportFormats : []).map((format) => {
            const Icon = icons[format];
            return (
              <ExportItem
                key={format}
                {...reports[format]}
                icon={<Icon {...icon} />}
                disabled={state.is === 'working'}
                onClick={() => begin(format)}
              />
            );
          })}
          {hasDocuments && (
            <Menu.Item
              component={Link}
              to={`/dashboard/campaigns/${csv.campaignId}/reports/arrange`}
              leftSection={<IconListDetails {...icon} />}
            >
              {messages.arrange}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={wanted !== null}
        title={messages.singleResponses.title}
        question={messages.singleResponses.text}
        confirmLabel={messages.singleResponses.save}
        cancelLabel={messages.cancel}
        closesAtOnce
        onClose={() => setWanted(null)}
        onConfirm={() => {
          setWanted(null);
          if (wanted === 'csv') void run();
          else if (wanted) save(wanted);
        }}
      >
        <Text size="sm" c="dimmed">
          {messages.singleResponses.instead}
        </Text>
      </ConfirmDialog>
    </>
  );
};

import {
  getReportTemplateOperation,
  type ReportLayout,
  type ReportLayoutFields,
  saveReportTemplateOperation,
} from '@folkmoot/contracts/client';
import { api } from '@folkmoot/shell-sdk';
import { Button, IconChevronDown, notify } from '@folkmoot/ui';
import { ConfirmDialog, Menu } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { withQuestions } from './blocks.domain';
import { messages } from './report-builder.messages';

interface Props {
  layout: ReportLayout;
  draft: ReportLayoutFields;
  onChange: (patch: Partial<ReportLayoutFields>) => void;
}

/** Takes the council's template, or makes this arrangement the template. Both replace something, so both ask. */
export const TemplateMenu = ({ layout, draft, onChange }: Props) => {
  const [asked, setAsked] = useState<'use' | 'save' | null>(null);
  const use = async () => {
    const { blocks, language } = await api.call(getReportTemplateOperation, {});
    onChange({ language, blocks: withQuestions(blocks, layout.questions, () => crypto.randomUUID()) });
    notify.success(messages.templateUsed);
  };
  const save = async () => {
    const { revision } = await api.call(getReportTemplateOperation, {});
    const { blocks, language } = draft;
    await api.call(saveReportTemplateOperation, { body: { revision, language, blocks } });
    notify.success(messages.templateSaved);
  };
  const confirm = async () => {
    try {
      await (asked === 'use' ? use() : save());
    } catch (error) {
      notify.error(messages.templateFailed);
      throw error;
    }
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}>
            {messages.template}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked('use')}>{messages.useTemplate}</Menu.Item>
          <Menu.Item onClick={() => setAsked('save')}>{messages.saveTemplate}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asked !== null}
        title={asked === 'save' ? messages.saveTemplate : messages.useTemplate}
        confirmLabel={asked === 'save' ? messages.saveTemplateAction : messages.useTemplateAction}
        question={asked === 'save' ? messages.saveTemplateHint : messages.useTemplateHint}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </>
  );
};

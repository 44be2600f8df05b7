import type { SurveyImport } from '@folkmoot/contracts/client';
import { Alert, IconAlertTriangle, IconCircleCheck, IconInfoCircle, Stack, Text } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { messages } from './start.messages';
import classes from './start.module.css';

interface Remark {
  readonly key: string;
  readonly where: string;
  readonly text: string;
}

/** Equal remarks are shown as often as they occur. */
const keyed = (remarks: readonly Omit<Remark, 'key'>[]): Remark[] =>
  remarks.map((remark, index) => ({ ...remark, key: `${index} ${remark.where}` }));

interface ListProps {
  title: string;
  icon: ReactNode;
  remarks: readonly Remark[];
}

const RemarkList = ({ title, icon, remarks }: ListProps) => (
  <Alert role="note" variant="default" title={title} icon={icon}>
    <ul className={classes.remarks}>
      {remarks.map(({ where, text, key }) => (
        <li key={key}>
          <Text span size="sm" fw={500}>
            {where}:
          </Text>{' '}
          <Text span size="sm">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  </Alert>
);

/** Differences between a document and the questions that were read from it. */
export const ImportRemarks = ({ changed, lost }: Pick<SurveyImport, 'changed' | 'lost'>) => (
  <Stack gap="xs">
    {lost.length > 0 && (
      <RemarkList
        title={messages.lost(lost.length)}
        icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
        remarks={keyed(lost.map(({ where, why }) => ({ where, text: why })))}
      />
    )}
    {changed.length > 0 && (
      <RemarkList
        title={messages.changed(changed.length)}
        icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />}
        remarks={keyed(changed.map(({ where, what }) => ({ where, text: what })))}
      />
    )}
    {lost.length + changed.length === 0 && (
      <Alert role="note" variant="default" icon={<IconCircleCheck stroke={1.5} aria-hidden="true" />}>
        {messages.allCarried}
      </Alert>
    )}
  </Stack>
);

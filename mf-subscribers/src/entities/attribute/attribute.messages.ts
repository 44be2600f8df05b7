import type { AttributeType } from '@folkmoot/contracts/client';

export const attributeTypeLabels: Readonly<Record<AttributeType, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice from a list',
  yes_no: 'Yes or no',
};

export const attributeWords = {
  details: 'Details',
  yes: 'Yes',
  no: 'No',
  none: 'Not known',
} as const;

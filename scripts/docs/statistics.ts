import { methodExamples } from '../../mf-campaigns/src/features/method/examples.domain';
import { messages } from '../../mf-campaigns/src/features/method/method.messages';
import { methodParts, sources } from '../../mf-campaigns/src/features/method/sources';
import { page } from './markdown';

const list = (items: readonly string[]): string => items.map((item) => `* ${item}`).join('\n');

/** docs/reference/statistics.md: the page of the product that explains its figures. */
export const statisticsReference = (): string => {
  const examples = methodExamples();
  return page(
    messages.title,
    messages.description,
    ...methodParts.flatMap((part) => {
      const { title, text, formulas, example } = messages.parts[part];
      return [
        `<a id="${part}"></a>\n\n## ${title}`,
        text,
        ...(formulas.length > 0 ? [`\`\`\`text\n${formulas.join('\n')}\n\`\`\``] : []),
        `${messages.example}: ${example(examples)}`,
        `${messages.sources}:\n${list(sources[part])}`,
      ];
    }),
  );
};

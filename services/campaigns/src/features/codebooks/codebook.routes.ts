import {
  createCodebookOperation,
  deleteCodebookOperation,
  getCodebookOperation,
  listCodebooksOperation,
  mergeThemesOperation,
  splitThemeOperation,
  updateCodebookOperation,
} from '@folkmoot/contracts';
import type { Codebook } from '../../entities/codebook';
import type { CodebookApp, CodebookContext } from './codebook.types';
import { toCodebookView, usesOf } from './codebook.view';
import { createCodebook } from './create-codebook.use-case';
import { deleteCodebook } from './delete-codebook.use-case';
import { mergeThemes } from './merge-themes.use-case';
import { splitTheme } from './split-theme.use-case';
import { updateCodebook } from './update-codebook.use-case';

const viewOf = async ({ actor, reader }: CodebookContext, codebook: Codebook) =>
  toCodebookView(codebook, (await usesOf(reader(actor), [codebook])).get(codebook.id));

export const codebookRoutes = ({ route }: CodebookApp) => [
  route(listCodebooksOperation, {
    handle: async ({ context: { actor, reader } }) => {
      const records = reader(actor);
      const codebooks = await records.codebooks.list();
      const uses = await usesOf(records, codebooks);
      return { items: codebooks.map((codebook) => toCodebookView(codebook, uses.get(codebook.id))) };
    },
  }),
  route(createCodebookOperation, {
    handle: async ({ context, body }) => toCodebookView(await createCodebook(context, body)),
  }),
  route(getCodebookOperation, {
    handle: async ({ context, params: { codebookId } }) =>
      viewOf(context, await context.reader(context.actor).codebooks.get(codebookId)),
  }),
  route(updateCodebookOperation, {
    handle: async ({ context, params, body }) => viewOf(context, await updateCodebook(context, { ...params, ...body })),
  }),
  route(mergeThemesOperation, {
    handle: async ({ context, params, body }) => viewOf(context, await mergeThemes(context, { ...params, ...body })),
  }),
  route(splitThemeOperation, {
    handle: async ({ context, params, body }) => viewOf(context, await splitTheme(context, { ...params, ...body })),
  }),
  route(deleteCodebookOperation, {
    handle: ({ context, params: { codebookId } }) => deleteCodebook(context, codebookId),
  }),
];

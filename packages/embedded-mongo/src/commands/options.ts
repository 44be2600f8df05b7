import { badValue, notImplemented } from '../errors';
import { isSame } from '../values/keys';
import { type Doc, isDoc, isEmpty } from '../values/values';
import { type Request, targetOf } from './request';

const checkCollation = (collation: unknown): void => {
  if (isDoc(collation) && !isEmpty(collation) && collation.locale !== 'simple') throw notImplemented('collation');
};
/** Hints are advice that this planner does not need, but one that names no index is a mistake. */
const checkHint = (request: Request, hint: unknown): void => {
  if (hint === undefined || (isDoc(hint) && (isEmpty(hint) || '$natural' in hint))) return;
  const indexes = targetOf(request)?.indexes ?? [];
  if (indexes.length === 0 || indexes.some((index) => index.name === hint || isSame(index.key, hint))) return;
  throw badValue('hint provided does not correspond to an existing index');
};
/** Options that read and write commands share. */
export const checkOptions = (request: Request, options: Doc): void => {
  checkCollation(options.collation);
  checkHint(request, options.hint);
};

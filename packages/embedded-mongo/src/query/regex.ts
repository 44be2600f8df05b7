import { BSONRegExp } from 'bson';
import { badValue, CommandError, notImplemented } from '../errors';
import { isRegex } from '../values/values';

const withoutSpaces = (source: string): string =>
  source.replace(/\\.|\[[^\]]*\]|\s+|#.*$/gm, (part) => (/^[\\[]/.test(part) ? part : ''));
/** PCRE syntax that JavaScript lacks or reads differently. */
const foreign = /\(\?[imsx#>|(+&PR-]|\\[AzZGKhHRQE]|\[\[:|[*+?}]\+|\(\*[A-Z]/;

/** Without the option m, a $ of PCRE also matches before a line feed at the very end. */
const withLooseEnd = (source: string): string =>
  source.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\$/gs, (part) => (part === '$' ? '(?=\\n?(?![\\s\\S]))' : part));

/** A pattern with options as a JavaScript expression; refuses syntax that JavaScript reads differently. */
export const compileRegex = (pattern: string, options: string): RegExp => {
  const unknownOption = options.replace(/[imsxu]/g, '');
  if (unknownOption) throw new CommandError(51108, 'Location51108', `invalid flag in regex options: ${unknownOption}`);
  const construct = foreign.exec(pattern.replace(/\\\\/g, ''));
  if (construct) throw notImplemented(`'${construct[0]}' in a regular expression`);
  const flags = options.replace(/[^ims]/g, '');
  try {
    const source = options.includes('x') ? withoutSpaces(pattern) : pattern;
    return new RegExp(flags.includes('m') ? source : withLooseEnd(source), flags);
  } catch {
    throw new CommandError(51091, 'Location51091', `Regular expression is invalid: ${pattern}`);
  }
};

/** {$regex, $options}, or the pair of arguments of $regexMatch. */
export const toRegex = (source: unknown, options: unknown): RegExp => {
  const hasOptions = typeof options === 'string';
  if (source instanceof BSONRegExp || isRegex(source)) {
    return compileRegex(source.pattern, hasOptions ? options : source.options);
  }
  if (typeof source !== 'string') throw badValue('$regex has to be a string');
  return compileRegex(source, hasOptions ? options : '');
};

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** The end of the first part, between two characters: half of one would be stored as another character. */
const endOfPart = (text: string, length: number): number =>
  length > 1 && isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length;

/**
 * A text in parts of at most `length` UTF-16 units, for storage where one document would be too large. Holds one part at a
 * time. An empty text is one empty part.
 */
export const textParts = async function* (
  texts: AsyncIterable<string> | Iterable<string>,
  length: number,
): AsyncGenerator<string> {
  let rest = '';
  let isFirst = true;
  for await (const text of texts) {
    rest += text;
    let from = 0;
    while (rest.length - from > length) {
      const end = from + endOfPart(rest.slice(from, from + length), length);
      yield rest.slice(from, end);
      isFirst = false;
      from = end;
    }
    rest = rest.slice(from);
  }
  if (isFirst || rest !== '') yield rest;
};

/** The whole text of its parts. */
export const joinedText = async (parts: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const part of parts) text += part;
  return text;
};

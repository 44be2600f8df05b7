import { foldBlanks, withoutHidden } from '../redaction/blanks';

/**
 * Words that no resident writes to a council, but that people write to manipulate a language model. A comment that
 * contains them is not sent to a model, but is still a normal response. The text's white space is folded first, and
 * every repetition has a limit, so that the time is linear in the length of the text.
 */
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|above|previous|prior|system|guideline|everything)/is,
  /\b(?:ignora|olvida|omite)\b.{0,40}\b(?:instruccion|anterior|reglas|sistema|indicaciones)/is,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instruction|consigne|précédent|règle|système)/is,
  /\b(?:ignoriere?n?|vergiss|vergessen sie)\b.{0,40}(?:anweisung|vorherig|obig|regel|system)/is,
  /\b(?:system|developer|assistant)\s{0,2}(?:prompt|message|role)\b/i,
  /(?:^|\n)\s{0,2}(?:system|assistant|developer|user)\s{0,2}:/i,
  /<\|?\s{0,2}\/?\s{0,2}(?:system|im_start|im_end|endoftext|assistant|inst|s)\b[^>]{0,200}>/i,
  /\[\/?INST\]|<<SYS>>|###\s{0,2}(?:instruction|system|response)/i,
  /\b(?:you are|act as|pretend to be|behave as|roleplay as)\b.{0,30}\b(?:ai|assistant|model|chatbot|gpt|dan|jailbroken|developer mode)\b/is,
  /\b(?:as an? (?:ai|language model)|language model|large language|chatgpt|openai|gemini|jailbreak|llm)\b/i,
  /\b(?:new|updated|real|actual|important) instructions?\b/i,
  /\b(?:label|rate|mark|classify|score|count) (?:all|every|each|this|these)\b.{0,40}\b(?:as|positive|negative|neutral|10)\b/is,
  /\b(?:respond|reply|answer|output|print|return|write|say|repeat)\b.{0,30}\b(?:only|exactly|json|verbatim|following|your (?:prompt|instructions|rules))\b/is,
  /"(?:labels|themes|claims|recommendations|overallSentiment)"\s{0,2}:/i,
  /\b(?:api[ _-]?key|access token|environment variable|exfiltrat)/i,
  /!\[[^\]]{0,200}\]\(|<\s{0,2}(?:script|img|iframe|svg)\b|javascript:/i,
  /[A-Za-z0-9+/]{120}/,
  /[\u{E0000}-\u{E007F}\u202A-\u202E\u2066-\u2069]/u,
];

/** True when a text addresses a machine and not a council. */
export const isInstruction = (text: string): boolean => {
  const plain = foldBlanks(withoutHidden(text));
  const written = foldBlanks(text);
  return patterns.some((pattern) => pattern.test(plain) || pattern.test(written));
};

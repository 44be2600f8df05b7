/** A name of an HTTP header. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Visible characters and spaces. */
const VALUE = /^[\x20-\x7e]+$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/**
 * The headers of `OTEL_EXPORTER_OTLP_HEADERS`: `name=value`, several with commas, values percent-encoded. Null when a part has another
 * form.
 */
export const readOtlpHeaders = (text: string): Record<string, string> | null => {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const headers = parts.map((part): [string, string] => {
    const [name = '', ...value] = part.split('=');
    return [name.trim(), decoded(value.join('=').trim())];
  });
  return headers.every(([name, value]) => NAME.test(name) && VALUE.test(value)) ? Object.fromEntries(headers) : null;
};

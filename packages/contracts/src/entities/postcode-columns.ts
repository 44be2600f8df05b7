/** The columns of a table of postcodes, by their names in the file. Empty when there is none. */
export interface PostcodeColumns {
  readonly postcode: string;
  readonly ward: string;
  readonly district: string;
}

/** Usual names, the best first: plain words, then those of the ONS (ONSPD, NSPL), names before codes. */
const patterns: Readonly<Record<keyof PostcodeColumns, readonly RegExp[]>> = {
  postcode: [/^(full )?post ?code$/i, /^pcds$/i, /^pcd[278]?$/i, /^(zip|zip ?code|postal ?code|plz)$/i],
  ward: [/^ward( ?name)?$/i, /^wd\d{0,2}nm$/i, /^(area|wahlbezirk)$/i, /^(os)?ward( ?code)?$/i, /^wd\d{0,2}cd$/i],
  district: [
    /^(district|council|local authority|borough)( ?name)?$/i,
    /^la[du]?\d{0,2}nm$/i,
    /^(os)?laua$/i,
    /^la[du]?\d{0,2}cd$/i,
  ],
};

const plain = (heading: string): string => heading.trim().replace(/[_\s-]+/g, ' ');

/** The columns that headings name. */
export const recognisedColumns = (headings: readonly string[]): PostcodeColumns => {
  const columnOf = (name: keyof PostcodeColumns): string =>
    patterns[name].flatMap((pattern) => headings.find((heading) => pattern.test(plain(heading))) ?? [])[0] ?? '';
  return { postcode: columnOf('postcode'), ward: columnOf('ward'), district: columnOf('district') };
};

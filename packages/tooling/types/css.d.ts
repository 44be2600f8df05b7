declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** Built as text: it is inlined into each page. */
declare module '*/resident.css' {
  const css: string;
  export default css;
}
declare module '*/subscriptions.css' {
  const css: string;
  export default css;
}
/** Imported as text, for a separate document. */
declare module '*.css?raw' {
  const css: string;
  export default css;
}
declare module '*.css';

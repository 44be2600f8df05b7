declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** Built as text: it goes inline into each page. */
declare module '*/resident.css' {
  const css: string;
  export default css;
}
declare module '*/subscriptions.css' {
  const css: string;
  export default css;
}
/** Taken as text, to stand in a document of its own. */
declare module '*.css?raw' {
  const css: string;
  export default css;
}
declare module '*.css';

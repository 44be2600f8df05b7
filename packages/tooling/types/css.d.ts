declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** Built as text: it goes inline into each page. */
declare module '*/resident.css' {
  const css: string;
  export default css;
}
declare module '*.css';

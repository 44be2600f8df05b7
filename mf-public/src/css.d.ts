declare module '*/resident.css' {
  const css: string;
  export default css;
}

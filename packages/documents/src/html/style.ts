import { Html } from './html';

/** The look of an HTML document, on screen and on paper; the colour is one that was checked. */
export const styleOf = (colour: string): Html =>
  new Html(`:root{color-scheme:light}
body{max-width:52rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#111827;background:#fff}
header{padding:1.5rem;border-top:.75rem solid ${colour};background:#f3f4f6}header img{display:block;max-width:14rem;max-height:5rem;margin-bottom:1rem}
h1{margin:0 0 .25rem;font-size:2rem;line-height:1.2}.about{font-size:1.25rem;overflow-wrap:anywhere}
header dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;margin:1rem 0 0}header dt{color:#4b5563}header dd{margin:0;font-weight:600}
h2{margin-top:2.5rem;border-bottom:2px solid ${colour}}h2,h3,h4,p,dd,blockquote{overflow-wrap:anywhere}h3{margin:1.75rem 0 .25rem}h4{margin:1.25rem 0 .25rem}
section section{break-inside:avoid}.lead{font-size:1.15rem}.soft{margin:.25rem 0 .5rem;color:#4b5563}
table{width:100%;border-collapse:collapse;table-layout:fixed}caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:.5rem .75rem;border-bottom:1px solid #d1d5db;text-align:start;font-weight:400;vertical-align:top;overflow-wrap:anywhere}thead th{font-weight:600;background:#f3f4f6}
.share{font-variant-numeric:tabular-nums}.track{display:inline-block;width:calc(100% - 8rem);height:.9rem;margin-inline-end:.75rem;vertical-align:middle;background:#f3f4f6}.bar{display:block;height:100%;background:${colour}}
.track,.bar{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:1rem;padding:0}.figures div{padding:.75rem 1rem;border:1px solid #d1d5db;border-radius:.5rem}
.figures dt{color:#4b5563}.figures dd{margin:0;color:#4b5563}.figures strong{display:block;font-size:1.5rem;color:#111827}
.badge{margin:0;font-weight:600}blockquote{margin:.75rem 0;padding:0 0 0 1rem;border-inline-start:3px solid #d1d5db}blockquote p{margin:0}blockquote footer{margin:0;padding:0;border:0;color:#4b5563;font-size:.875rem}
.answers dt{margin-top:.75rem;color:#4b5563}.answers dd{margin:0;white-space:pre-line}
body>footer{margin-top:3rem;padding-top:1rem;border-top:1px solid #d1d5db;font-size:.875rem}
@media (max-width:45rem){.track{display:block;width:auto;margin:.3rem 0}}
@media (max-width:30rem){body{padding:.5rem}th,td{padding:.4rem}header dl{grid-template-columns:1fr}}`);

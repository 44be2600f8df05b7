export const inboxStyles = `
:root { color-scheme: light; --ink: #1c2530; --soft: #5a6675; --line: #dde2e8; --ground: #f6f7f9; --link: #1a4fa3; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 Inter, system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1rem; margin: 0 0 .5rem; }
header { margin-bottom: 1.5rem; } header p { color: var(--soft); margin: 0 0 .5rem; }
a { color: var(--link); } a:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
form { display: flex; gap: .5rem; align-items: center; margin-bottom: 1rem; flex-wrap: wrap; }
input { flex: 1 1 12rem; font: inherit; padding: .5rem .75rem; border: 1px solid #8a96a5; border-radius: 8px; background: #fff; }
button { font: inherit; padding: .5rem .9rem; border: 1px solid #8a96a5; border-radius: 8px; background: #fff; cursor: pointer; }
.list { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.list li + li { border-top: 1px solid var(--line); }
.mail { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; text-decoration: none; color: inherit; }
.mail:hover { background: #f0f4fa; } .subject { font-weight: 600; } .to { grid-row: 2; color: var(--soft); overflow-wrap: anywhere; }
time { color: var(--soft); font-size: .875rem; }
@media (max-width: 30rem) { .mail { grid-template-columns: 1fr; } time { grid-row: 3; } } .empty { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
section { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin-bottom: 1rem; }
.links { margin: 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 0; background: #fff; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.6 ui-monospace, monospace; }
`;

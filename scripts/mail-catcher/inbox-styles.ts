export const inboxStyles = `
:root { color-scheme: light dark; --ink: #1c2530; --soft: #55616f; --line: #dde2e8; --ground: #f6f7f9; --paper: #fff; --link: #1a4fa3; --on: #e8effa; --edge: #8a96a5; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --soft: #a9b3c0; --line: #343b45; --ground: #14181d; --paper: #1c2127; --link: #8db7f5; --on: #26344a; --edge: #6c7785; } }
* { box-sizing: border-box; }
html, body { height: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 Inter, system-ui, sans-serif; display: flex; flex-direction: column; }
h1 { font-size: 1.125rem; margin: 0; } h2 { font-size: 1.25rem; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
p { margin: 0; } a { color: var(--link); }
a:focus-visible, input:focus-visible, button:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.top { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .75rem 1rem; background: var(--paper); border-bottom: 1px solid var(--line); }
.top p { color: var(--soft); font-size: .875rem; } .top > div { flex: 1 1 20rem; }
.search { display: flex; gap: .5rem; flex: 0 1 26rem; }
input { flex: 1; min-width: 0; font: inherit; color: inherit; padding: .4rem .75rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--ground); }
button, .button { font: inherit; color: inherit; padding: .4rem .9rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); cursor: pointer; text-decoration: none; white-space: nowrap; }
.panes { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); }
.pane { overflow: auto; min-height: 0; } .pane.mails { border-right: 1px solid var(--line); background: var(--paper); }
.bar { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 1rem; color: var(--soft); font-size: .8125rem; border-bottom: 1px solid var(--line); }
.list { list-style: none; margin: 0; padding: 0; } .list li { border-bottom: 1px solid var(--line); }
.mail { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 .75rem; padding: .625rem 1rem; text-decoration: none; color: inherit; border-left: 3px solid transparent; }
.mail:hover { background: var(--ground); } .mail[aria-current] { background: var(--on); border-left-color: var(--link); }
.mail:focus-visible { outline-offset: -3px; }
.who { font-weight: 600; } .cut { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; } .wide { grid-column: 1 / -1; }
.soft, time { color: var(--soft); font-size: .8125rem; } .empty { padding: 3rem 1.5rem; text-align: center; color: var(--soft); }
article { max-width: 60rem; margin: 0 auto; padding: 1.25rem; display: flex; flex-direction: column; gap: 1rem; min-height: 100%; }
.back { display: none; } dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .125rem 1rem; margin: 0; font-size: .875rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.tabs { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; } .tabs nav { display: flex; border: 1px solid var(--edge); border-radius: 8px; overflow: hidden; }
.tabs nav a { padding: .35rem .9rem; text-decoration: none; color: inherit; } .tabs nav a + a { border-left: 1px solid var(--edge); }
.tabs nav a[aria-current] { background: var(--on); font-weight: 600; } .tabs nav a:focus-visible { outline-offset: -3px; }
.paper { flex: 1; display: flex; flex-direction: column; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.paper.phone { align-self: center; width: 390px; max-width: 100%; border-radius: 28px; border-width: 8px; }
iframe { flex: 1; width: 100%; min-height: 34rem; border: 0; background: #fff; color-scheme: light; }
pre { margin: 0; padding: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.6 ui-monospace, monospace; }
.links { margin: 0; padding: 1.25rem 1.25rem 1.25rem 2.5rem; overflow-wrap: anywhere; } .links li + li { margin-top: .5rem; }
@media (max-width: 48rem) {
  html, body { height: auto; } .panes { display: block; } .pane.mails { border: 0; } .has-mail .pane.mails, .no-mail .pane.one { display: none; }
  .back { display: inline; } .has-mail .top { display: none; } article { padding: 1rem; }
}
`;

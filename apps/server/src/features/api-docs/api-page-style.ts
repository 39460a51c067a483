/** The style of the page in light and dark, inlined so that the page needs no other request. */
export const API_PAGE_STYLE = `
:root{color-scheme:light dark;--ink:#1f262d;--soft:#5a6671;--ground:#f6f7f8;--card:#fff;--line:#d9dee3;--rust:#b4501e;--steel:#2f6483}
@media (prefers-color-scheme:dark){:root{--ink:#e3e8ec;--soft:#9aa7b2;--ground:#14181c;--card:#1c2228;--line:#323b44;--rust:#e58b57;--steel:#7db4d4}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1240px;padding:1.5rem;display:grid;grid-template-columns:17rem minmax(0,1fr);gap:0 2.5rem;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
header{grid-column:1/-1;max-width:75ch}
h1{margin:0;font-size:1.9rem}h1 small{font-size:1rem;font-weight:400;color:var(--soft)}
h2{margin:2rem 0 .25rem;padding-bottom:.25rem;border-bottom:3px solid var(--rust)}
h3{margin:0;font-size:1.05rem;font-weight:400;overflow-wrap:anywhere}
a{color:var(--steel)}h3 a{color:inherit;text-decoration:none}
nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto;font-size:.85rem}
nav ul{list-style:none;margin:0;padding:0}nav>ul>li{margin:0 0 .9rem;font-weight:600}nav li li{font-weight:400;padding:.15rem 0;overflow-wrap:anywhere}nav li li a{text-decoration:none}
article{margin:1rem 0;padding:1rem 1.25rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem;scroll-margin-top:1rem}
article:target{border-color:var(--rust)}
code,pre{font:.85em/1.5 ui-monospace,Menlo,Consolas,monospace}
pre{margin:.5rem 0;padding:.75rem;max-height:28rem;overflow:auto;background:var(--ground);border-radius:.35rem}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.9rem}
th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}th,i{color:var(--soft)}
b.get{color:var(--steel)}b.post,b.delete,b.put,b.patch{color:var(--rust)}
@media (max-width:56rem){body{display:block;padding:1rem}nav{position:static;max-height:none;margin:1rem 0}}
`;

/** The style of the API page, light and dark. */
export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#d5dbe6, #2b3a55); --soft: light-dark(#f3f6fb, #101a2e);
  --accent: light-dark(#0d47a1, #8ab4f8); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.5rem 6rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#14213d, #e4ebf7); background: light-dark(#fff, #0a1223); }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .75rem; } h2::first-letter { text-transform: uppercase; }
h4 { margin: 1.25rem 0 .25rem; } a { color: var(--accent); }
code, pre { font-family: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace; font-size: .875rem; }
nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .75rem 0;
  background: light-dark(#fff, #0a1223); border-bottom: 1px solid var(--line); }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: 0 1rem; scroll-margin-top: 4rem; }
details[open] { padding-bottom: 1rem; border-color: var(--accent); }
section { scroll-margin-top: 3rem; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .6rem 0;
  overflow-wrap: anywhere; }
summary span:last-child { color: light-dark(#4a5878, #a9b7d3); }
.method { min-width: 4.25rem; font-weight: 700; font-size: .8rem; }
.get { color: light-dark(#0b6b3a, #7ee2a8); } .post { color: var(--accent); }
.put, .patch { color: light-dark(#8a4b00, #f7c274); } .delete { color: light-dark(#a3152a, #ff9aa8); }
em { font-size: .85rem; }
pre { overflow: auto; max-height: 28rem; margin: 0; padding: .75rem 1rem; border-radius: .5rem; background: var(--soft); }
.guide { max-width: 48rem; margin: 0 auto; } .guide pre { max-height: none; margin: .75rem 0; }
.prose { white-space: pre-wrap; max-width: 60rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: .9rem; }
th, td { text-align: left; padding: .25rem 1rem .25rem 0; border-bottom: 1px solid var(--line); }
`;

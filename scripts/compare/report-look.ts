/** The style of the page of changes. */
export const style = `:root{color-scheme:light dark;--line:#8885;--accent:#0b7370;--mark:#c2500a}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1500px;padding:0 1.5rem 3rem}
h1{font-size:1.6rem;margin:1.5rem 0 .25rem}h2{font-size:1.15rem;margin:2.5rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}
a{color:var(--accent)}nav ul{columns:20rem;padding:0;list-style:none;font-size:.9rem}nav li{break-inside:avoid}
fieldset{position:sticky;top:0;border:1px solid var(--line);border-radius:8px;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;width:fit-content}
figure{margin:0 0 2rem}figcaption{margin-bottom:.35rem}em{font-style:normal;opacity:.75;margin-inline-start:.5rem}
.new em,.gone em{background:var(--accent);color:#fff;opacity:1;border-radius:4px;padding:0 .4rem}.gone em{background:var(--mark)}
.pair{position:relative;width:fit-content;max-width:100%}.pair b{font-size:.8rem;font-weight:600;opacity:.75}
.pair span{display:block;position:relative}.pair img{display:block;max-width:100%;width:var(--width);outline:1px solid var(--line)}
.pair i{position:absolute;outline:2px solid var(--mark);outline-offset:1px;border-radius:2px;pointer-events:none;display:none}
.outlines .pair i{display:block}.slider .changed b{display:none}
.slider .changed .after{position:absolute;inset:0 0 auto 0;clip-path:inset(0 0 0 var(--at,50%))}
.slider .changed .after::before{content:"";position:absolute;z-index:1;left:var(--at,50%);top:0;bottom:0;border-left:2px solid var(--accent)}
.pair input{display:block;width:100%;margin:.35rem 0 0;accent-color:var(--accent)}.beside .pair input{display:none}
.beside .changed .pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}
footer{font-size:.9rem}@media (prefers-color-scheme:dark){:root{--accent:#7fd4cf;--mark:#ffa26b}.new em,.gone em{color:#111}body{background:#16181a;color:#e6e6e6}fieldset{background:#16181a}}
@media (prefers-color-scheme:light){fieldset{background:#fff}}`

/** Moves the border between before and after, and changes how pictures are shown. */
export const script = `const show=()=>{const is=name=>document.querySelector('[name='+name+']:checked');
document.body.className=is('view').value+(is('outlines')?' outlines':'')}
document.addEventListener('input',({target})=>{if(target.type==='range')target.parentElement.style.setProperty('--at',target.value+'%');else show()})
show()`

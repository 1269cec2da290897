// swift-format-ignore-file
// Recorded from Templates/ by `RECORD=1 swift test --filter textsAreEmbedded`. SwiftPM would embed the same files as lists of numbers, which
// take the compiler fifty times as long.

package enum Templates {
  /// The text of every template by its file name without extension.
  package static let sources: [String: String] = [
    "Adapter": #"""
nonisolated extension {{type}} {
{{#usesContext}}
  /// Initializes the view's model from the service model, formatted for the current user.
  {{initializer}} {
    {{forward}}
  }

  /// Initializes the view's model from the service model, formatted for `context`.
  {{contextInitializer}} {
{{#keepsRows}}
    {{forwardRows}}
  }

  /// Initializes the view's model with rows that the caller makes, or has kept.
  {{rowsInitializer}} {
{{/keepsRows}}
    {{assignments}}
  }
{{/usesContext}}
{{^usesContext}}
  /// Initializes the view's model from the service model.
  {{initializer}} {
    {{assignments}}
  }
{{/usesContext}}
}

"""#,
    "Difference": #"""
<!DOCTYPE html>
<!-- Written by `viewmodelgen diff`, which may write it anew. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>{{title}}</title>
<style>
{{> GalleryStyle}}
</style>
</head>
<body>
<header>
<h1>{{title}}</h1>
<p class="summary">{{summary}}</p>
</header>
<nav aria-label="Screens">
<ul>
{{#index}}
<li><a href="#{{id}}">{{name}}</a></li>
{{/index}}
</ul>
</nav>
<main>
{{#notes}}
<p class="note" role="note">{{.}}</p>
{{/notes}}
{{#screens}}
<section id="{{id}}">
<h2><a href="#{{id}}">{{name}}</a></h2>
{{#notes}}
<p class="note" role="note">{{.}}</p>
{{/notes}}
{{#hasRows}}
<article>
<div class="table" tabindex="0" role="region" aria-label="{{name}}">
<table>
<thead><tr><th scope="col">Field</th><th scope="col">Example</th><th scope="col">Locale</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Length</th></tr></thead>
<tbody>
{{#rows}}
<tr id="{{id}}"><th scope="row"><a href="#{{id}}"><b>{{field}}</b></a></th><td>{{example}}</td><td>{{locale}}</td>{{#before}}<td{{#language}} lang="{{.}}"{{/language}}>{{#note}}<i>{{.}}</i>{{/note}}{{text}}</td>{{/before}}{{#after}}<td{{#language}} lang="{{.}}"{{/language}}>{{#note}}<i>{{.}}</i>{{/note}}{{text}}</td>{{/after}}<td>{{length}}</td></tr>
{{/rows}}
</tbody>
</table>
</div>
</article>
{{/hasRows}}
</section>
{{/screens}}
</main>
</body>
</html>

"""#,
    "Formats": #"""
{{#hasFormats}}

private nonisolated enum Formats {
{{#formats}}

  {{function}}
{{/formats}}
}
{{/hasFormats}}
{{#hasTexts}}

private nonisolated enum DisplayTexts {
{{#texts}}

  {{function}}
{{/texts}}
}
{{/hasTexts}}

"""#,
    "Gallery": #"""
<!DOCTYPE html>
<!-- Written by `viewmodelgen {{command}}`, which may write it anew. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '{{scriptHash}}'; connect-src {{#version}}'self'{{/version}}{{^version}}'none'{{/version}}; base-uri 'none'; form-action 'none'">
<title>{{title}}</title>
<style>
{{> GalleryStyle}}
{{#locales}}
body:has(#l{{index}}:not(:checked)) .c{{index}} { display: none; }
{{/locales}}
</style>
</head>
<body>
<a class="skip" href="#screens">Skip to the screens</a>
<header>
<h1>{{title}}</h1>
<p class="summary">{{summary}}</p>
<form id="controls" role="search" aria-label="Filters" autocomplete="off">
<label>View
<select id="view">
<option value="table">Table</option>
<option value="phone">Phone</option>
</select></label>
<label>Text size
<select id="size">
{{#sizes}}
<option value="{{body}}"{{#isDefault}} selected{{/isDefault}}>{{name}}</option>
{{/sizes}}
</select></label>
<label class="scripted" hidden>Screen
<select id="screen">
<option value="">All screens</option>
{{#index}}
<option value="{{id}}">{{name}}</option>
{{/index}}
</select></label>
<label class="scripted" hidden>Example
<input id="example" type="search" placeholder="All examples" list="examples"></label>
<label class="scripted" hidden>Text or field
<input id="text" type="search" placeholder="Anything"></label>
<fieldset>
<legend>Locales</legend>
{{#locales}}
<label><input type="checkbox" id="l{{index}}" checked> {{name}}</label>
{{/locales}}
</fieldset>
{{#revision}}
<label class="switch"><input type="checkbox" id="changed"> Only what changed since {{.}}</label>
{{/revision}}
<output id="found" class="scripted" hidden aria-live="polite"></output>
</form>
<datalist id="examples">
{{#exampleNames}}
<option value="{{.}}"></option>
{{/exampleNames}}
</datalist>
</header>
<nav aria-label="Screens">
<ul>
{{#index}}
<li><a href="#{{id}}"{{#isChanged}} class="changed"{{/isChanged}}>{{name}}</a></li>
{{/index}}
</ul>
</nav>
<main id="screens">
{{#notes}}
<p class="note" role="note">{{.}}</p>
{{/notes}}
{{#screens}}
<section id="{{id}}"{{#isChanged}} class="changed"{{/isChanged}} aria-labelledby="{{id}}~">
<h2 id="{{id}}~"><a href="#{{id}}">{{name}}</a></h2>
<p class="about">{{doc}} <code>{{spec}}</code></p>
{{#notes}}
<p class="note" role="note">{{.}}</p>
{{/notes}}
{{#articles}}
<article id="{{id}}"{{#isChanged}} class="changed"{{/isChanged}} data-example="{{name}}">
<h3><a href="#{{id}}">{{name}}</a> <small>{{setting}}</small></h3>
<div class="table" tabindex="0" role="region" aria-label="{{name}}"><noscript>
<table>
<thead><tr><th scope="col">Field{{#columns}}<th scope="col" class="c{{index}}">{{heading}}{{/columns}}
<tbody>
{{#rows}}
<tr id="{{id}}"{{#isChanged}} class="changed"{{/isChanged}}><th scope=row><a href="#{{id}}">{{owner}}<b>{{name}}</b></a>{{#cells}}<td class=c{{index}}{{#language}} lang="{{.}}"{{/language}}>{{#note}}<i>{{.}}</i>{{/note}}{{text}}{{#isAdded}} <mark>new</mark>{{/isAdded}}{{#was}}<del>{{#note}}<i>{{.}}</i>{{/note}}{{text}}</del>{{/was}}{{/cells}}
{{/rows}}
</table>
</noscript></div>
<div class="phones" tabindex="0" role="region" aria-label="{{name}}, phones"><noscript>
{{#phones}}
{{> GalleryPhone}}
{{/phones}}
</noscript></div>
</article>
{{/articles}}
</section>
{{/screens}}
</main>
<script>
{{> GalleryScript}}
</script>
</body>
</html>

"""#,
    "GalleryPhone": #"""
<figure class="c{{index}}"{{#language}} lang="{{.}}"{{/language}} dir="{{direction}}">
<figcaption dir="ltr" lang="en">{{heading}}</figcaption>
<div class="screen">
{{#isLoading}}
<p class="loading" role="img" aria-label="Loading" lang="en"></p>
{{/isLoading}}
{{#failure}}
<p class="failure">{{.}}</p><p class="button" lang="en">Try Again</p>
{{/failure}}
{{#cards}}
<div class="card{{#isRow}} row{{/isRow}}" style="--depth: {{depth}}">
{{#image}}
<p class="image" role="img" aria-label="{{label}}" lang="en">{{#isThere}}▧{{/isThere}}</p>
{{/image}}
<div class="texts">
{{#texts}}
<p class="{{part}}{{#fit}} fit{{/fit}}"{{#fit}} style="{{.}}"{{/fit}} title="{{field}}">{{text}}</p>
{{/texts}}
{{#hasBadges}}
<ul class="badges">{{#badges}}<li title="{{field}}">{{text}}</li>{{/badges}}</ul>
{{/hasBadges}}
{{#hasStats}}
<dl class="stats">{{#stats}}<div title="{{field}}"><dt{{#language}} lang="{{.}}"{{/language}}>{{label}}</dt><dd>{{text}}</dd></div>{{/stats}}</dl>
{{/hasStats}}
{{#hasRows}}
<dl class="values">{{#rows}}<div><dt>{{field}}<dd{{#fit}} class="fit" style="{{.}}"{{/fit}}>{{text}}</div>{{/rows}}</dl>
{{/hasRows}}
</div>
</div>
{{/cards}}
</div>
{{#alerts}}
<div class="alert" role="group" aria-label="{{source}}">
<p class="source" dir="ltr" lang="en">{{source}}</p>
<p>{{text}}</p>
{{#hasButtons}}
<p class="buttons"{{#language}} lang="{{.}}"{{/language}}>{{#buttons}}<span>{{.}}</span>{{/buttons}}</p>
{{/hasButtons}}
</div>
{{/alerts}}
</figure>

"""#,
    "GalleryScript": #"""
const byId = id => document.getElementById(id);
const articles = [...document.querySelectorAll('article')];
const controls = [...document.querySelectorAll('#controls select, #controls input')];

for (const element of document.querySelectorAll('.scripted')) element.hidden = false;

// An example's table and phones are texts until somebody looks at them: a page of thousands opens at once.
const fill = box => {
  const source = box.firstElementChild;
  if (source?.tagName === 'NOSCRIPT') box.innerHTML = source.textContent;
  return box;
};
const table = article => article.querySelector('.table');
const phones = article => article.querySelector('.phones');

// What was chosen stays chosen when the page is read again; nothing is kept where the browser keeps nothing for a file.
const memory = 'viewmodelgen ' + location.pathname;
const remember = () => {
  const chosen = controls.map(control => control.type === 'checkbox' ? control.checked : control.value);
  try { sessionStorage.setItem(memory, JSON.stringify(chosen)); } catch {}
};
const choose = (control, value) => {
  if (control.type === 'checkbox') control.checked = String(value) === 'true'; else control.value = value;
};
const recall = () => {
  try {
    const chosen = JSON.parse(sessionStorage.getItem(memory));
    if (chosen?.length === controls.length) controls.forEach((control, index) => choose(control, chosen[index]));
  } catch {}
  // A link may choose too, until somebody chooses otherwise: gallery.html?view=phone&text=price
  if (performance.getEntriesByType('navigation')[0]?.type === 'reload') return;
  for (const [id, value] of new URLSearchParams(location.search)) {
    const control = controls.find(control => control.id === id);
    if (control) choose(control, value);
  }
};

// As a text stands in the source of what is not filled in yet.
const escaped = text => text.replace(/[&<>"']/g, mark => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[mark]);

const filter = () => {
  const screen = byId('screen').value;
  const example = byId('example').value.trim().toLowerCase();
  const text = byId('text').value.trim().toLowerCase();
  let found = 0;
  for (const article of articles) {
    let isShown = (!screen || article.parentElement.id === screen)
      && article.dataset.example.toLowerCase().includes(example);
    if (text || article.dataset.filtered) {
      let rows = 0;
      if (table(article).textContent.toLowerCase().includes(escaped(text))) fill(table(article));
      for (const row of article.querySelectorAll('tbody tr')) {
        row.hidden = text !== '' && !row.textContent.toLowerCase().includes(text);
        if (!row.hidden) rows += 1;
      }
      article.dataset.filtered = text;
      isShown = isShown && rows > 0;
    }
    article.hidden = !isShown;
    if (isShown) found += 1;
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = ![...section.querySelectorAll('article')].some(article => !article.hidden);
  }
  byId('found').value = screen || example || text ? `${found} of ${articles.length} examples and states` : '';
};

// A link leads to its field, whatever is filtered.
const reveal = () => {
  let id = location.hash.slice(1);
  try { id = decodeURIComponent(id); } catch {}
  // screen/example/field
  const article = articles.find(article => article.id === id.split('/', 2).join('/'));
  if (article && !byId(id)) {
    fill(table(article));
    location.hash = location.hash;
  }
  const target = byId(id);
  if (!target || target.offsetParent) return;
  for (const id of ['screen', 'example', 'text']) byId(id).value = '';
  if (byId('changed')) byId('changed').checked = false;
  filter();
  target.scrollIntoView();
};

// What does not fit is measured in this browser with its fonts.
const measure = article => {
  let count = 0;
  for (const element of article.querySelectorAll('.fit')) {
    element.classList.remove('overflows');
    const overflows = element.offsetParent !== null
      && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    element.classList.toggle('overflows', overflows);
    if (overflows) count += 1;
  }
  article.querySelector('.overflow')?.remove();
  if (!count) return;
  const label = document.createElement('span');
  label.className = 'overflow';
  label.textContent = count === 1 ? ' 1 text does not fit' : ` ${count} texts do not fit`;
  article.querySelector('h3').append(label);
};
const show = article => {
  fill(byId('view').value === 'phone' ? phones(article) : table(article));
  measure(article);
};
const visible = new Set();
const watcher = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) { visible.add(target); show(target); } else visible.delete(target);
  }
}, { rootMargin: '800px' });
for (const article of articles) watcher.observe(article);

// Meanwhile the tables are made one by one, for the browser's own search.
const rest = [...articles];
const later = work => window.requestIdleCallback
  ? requestIdleCallback(work)
  : setTimeout(() => { const end = performance.now() + 8; work({ timeRemaining: () => end - performance.now() }); }, 50);
const makeMore = deadline => {
  while (rest.length && deadline.timeRemaining() > 4) fill(table(rest.shift()));
  if (rest.length) later(makeMore);
};
later(makeMore);

byId('controls').addEventListener('input', event => {
  if (['screen', 'example', 'text'].includes(event.target.id)) filter();
  remember();
  visible.forEach(show);
});
byId('controls').addEventListener('submit', event => event.preventDefault());
addEventListener('hashchange', reveal);
recall();
filter();
reveal();
{{#version}}

new EventSource('/changes').onmessage = ({ data }) => { if (data !== '{{.}}') location.reload(); };
{{/version}}

"""#,
    "GalleryStyle": #"""
:root { color-scheme: light dark; --size: 17; --ink: #1c1c1e; --dim: #5f6068; --paper: #f2f2f7; --sheet: #fff; --line-colour: #d9d9e0; --accent: #0a58ca; --new: #1a7f37; --old: #b42318; --warn: #8a4b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --dim: #a5a5b0; --paper: #101012; --sheet: #1c1c1e; --line-colour: #38383c; --accent: #6ea8fe; --new: #57d27c; --old: #ff8078; --warn: #ffb454; } }
{{#sizes}}
:root:has(#size option[value="{{body}}"]:checked) { --size: {{body}}; }
{{/sizes}}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 15px/1.45 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", sans-serif; color: var(--ink); background: var(--paper); display: grid; grid-template: auto 1fr / 15rem minmax(0, 1fr); min-height: 100vh; }
a { color: inherit; text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; inset-inline-start: -99rem; }
.skip:focus { inset: .5rem auto auto .5rem; z-index: 2; background: var(--sheet); padding: .5rem 1rem; }
[hidden] { display: none !important; }
header { grid-column: 1 / -1; padding: 1rem 1.5rem; background: var(--sheet); border-bottom: 1px solid var(--line-colour); }
h1 { margin: 0; font-size: 1.4rem; }
.summary { margin: .1rem 0 .8rem; color: var(--dim); }
form { display: flex; flex-wrap: wrap; gap: .6rem 1.2rem; align-items: end; }
form label { display: grid; gap: .15rem; font-size: .8rem; color: var(--dim); }
fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem .9rem; }
legend { font-size: .8rem; color: var(--dim); padding: 0; }
fieldset label, .switch { display: flex; gap: .35rem; align-items: center; font-size: .9rem; color: inherit; }
select, input[type=search] { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line-colour); border-radius: 6px; padding: .3rem .5rem; max-width: 14rem; }
nav { padding: 1rem .5rem 1rem 1.5rem; font-size: .9rem; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .15rem .4rem; border-radius: 5px; overflow-wrap: anywhere; }
nav a.changed::after { content: " ●"; color: var(--new); }
main { padding: 0 1.5rem 4rem; min-width: 0; }
section { margin-top: 1.2rem; }
h2 { margin: 0; font-size: 1.25rem; overflow-wrap: anywhere; }
.about { margin: .1rem 0 .6rem; color: var(--dim); }
.note { border-inline-start: 3px solid var(--warn); padding: .2rem .7rem; margin: .4rem 0; }
article { content-visibility: auto; contain-intrinsic-size: auto 22rem; margin: 0 0 1rem; background: var(--sheet); border: 1px solid var(--line-colour); border-radius: 10px; overflow: clip; }
h3 { margin: 0; padding: .5rem .9rem; font-size: 1rem; border-bottom: 1px solid var(--line-colour); overflow-wrap: anywhere; }
small { font-weight: 400; color: var(--dim); }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: start; vertical-align: top; padding: .28rem .9rem; border-top: 1px solid var(--line-colour); }
thead th { border-top: 0; color: var(--dim); font-weight: 500; white-space: nowrap; }
tbody th { font-weight: 400; white-space: nowrap; color: var(--dim); width: 1%; }
tbody th b { font-weight: 500; color: var(--ink); }
td { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; min-width: 8rem; }
td i { color: var(--dim); }
del { display: block; color: var(--old); }
mark { background: none; color: var(--new); font-size: .8em; font-weight: 600; }
tr.changed > td { background: color-mix(in srgb, var(--new) 9%, transparent); }
tr:target > *, tr:target { background: color-mix(in srgb, var(--accent) 18%, transparent); }
section:target h2, article:target h3 { color: var(--accent); }
body:has(#changed:checked) :is(section, article, tbody tr):not(.changed) { display: none; }
body:has(#view option[value=table]:checked) .phones { display: none; }
body:has(#view option[value=phone]:checked) article:not(:has(tr:target)) .table { display: none; }
.phones { display: flex; gap: 1rem; padding: .9rem; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; flex: none; width: 393px; max-width: 100%; }
figcaption { font-size: .8rem; color: var(--dim); padding-bottom: .3rem; text-align: start; }
.screen { border: 1px solid var(--line-colour); border-radius: 28px; min-height: 14rem; padding: 1.2rem 1rem; background: var(--paper); font-size: calc(var(--size) * 1px); line-height: 1.3; overflow: hidden; display: flex; flex-direction: column; gap: .6rem; }
.screen p, .screen dl, .screen ul, .alert p { margin: 0; unicode-bidi: plaintext; white-space: pre-wrap; overflow-wrap: anywhere; text-align: start; }
.card { display: flex; gap: .7rem; align-items: flex-start; margin-inline-start: calc(max(var(--depth) - 1, 0) * 1rem); }
.card.row { background: var(--sheet); border-radius: 12px; padding: .6rem .8rem; }
.texts { flex: 1; min-width: 0; display: grid; gap: .25rem; justify-items: start; }
.texts > dl { width: 100%; }
.texts > p { max-width: 100%; }
.image { flex: none; width: 3rem; height: 3rem; border-radius: 50%; background: var(--line-colour); display: grid; place-items: center; color: var(--dim); }
.title { font-weight: 600; font-size: 1.3em; }
.row .title { font-size: 1em; }
.subtitle { color: var(--dim); font-size: .88em; }
.badges { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem; font-size: .75em; }
.badges li { border: 1px solid currentColor; color: var(--accent); border-radius: 99px; padding: .05em .6em; }
.stats { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; font-size: .85em; }
.stats div { display: flex; flex-direction: column-reverse; }
.stats dd { margin: 0; font-weight: 600; }
.stats dt { color: var(--dim); }
.values { display: grid; gap: .2rem; }
.values div { display: flex; flex-wrap: wrap; gap: 0 .6rem; justify-content: space-between; }
noscript { display: contents; }
.values dt { direction: ltr; color: var(--dim); font-size: .75em; }
.values dd { margin: 0; unicode-bidi: plaintext; white-space: pre-wrap; overflow-wrap: anywhere; }
.fit { font-size: calc(var(--font) * var(--size) / 17 * 1px) !important; font-weight: var(--weight) !important; line-height: calc(var(--line) / var(--font)); width: calc(var(--width) * 1px); max-width: none; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines); overflow: hidden; outline: 1px dashed var(--line-colour); }
.fit.overflows { outline: 2px solid var(--old); }
.overflow { color: var(--old); font-weight: 600; }
.loading { flex: 1; min-height: 10rem; display: grid; place-items: center; }
.loading::before { content: ""; width: 2rem; height: 2rem; border-radius: 50%; border: 3px solid var(--line-colour); border-block-start-color: var(--dim); }
.failure { margin-block: auto 0 !important; text-align: center !important; }
.button { text-align: center !important; color: var(--accent); margin-block-end: auto !important; }
.alert { margin-top: .6rem; border: 1px solid var(--line-colour); border-radius: 14px; padding: .7rem .9rem; background: var(--sheet); font-size: calc(var(--size) * .9px); }
.alert .source { font-size: .7rem; color: var(--dim); }
.alert .buttons { display: flex; flex-wrap: wrap; gap: 1.2rem; color: var(--accent); font-weight: 600; padding-top: .4rem; }
@media (max-width: 48rem) { body { display: block; } nav { position: static; max-height: 9rem; padding: .8rem 1rem; border-bottom: 1px solid var(--line-colour); } header { padding: .8rem 1rem; } main { padding: 0 .6rem 3rem; } th, td { padding: .28rem .5rem; } .screen { border-radius: 18px; } }
@media print { header, nav { display: none; } body { display: block; background: none; } article { content-visibility: visible; break-inside: avoid; } }

"""#,
    "Presenter": #"""
{{#imports}}
import {{.}}
{{/imports}}

{{^isNested}}
{{> PresenterClass}}
{{/isNested}}
{{#isNested}}
extension {{view}} {
  {{> PresenterClass}}
}
{{/isNested}}
{{#lists}}

extension {{type}} {
  {{declaration}}
}
{{/lists}}
{{#hasFormats}}

extension {{type}} {
  private nonisolated enum Formats {
{{#formats}}

    {{function}}
{{/formats}}
  }
}
{{/hasFormats}}
{{#hasTexts}}

extension {{type}} {
  private nonisolated enum DisplayTexts {
{{#texts}}

    {{function}}
{{/texts}}
  }
}
{{/hasTexts}}

"""#,
    "PresenterClass": #"""
/// What `{{view}}` watches: loads what is shown and runs the user's actions.
@MainActor{{#isObservation}} @Observable{{/isObservation}}
{{access}}final class {{name}}{{#isObservableObject}}: ObservableObject{{/isObservableObject}} {
  /// All that the view can show; `idle` before the first load.
  {{access}}nonisolated enum State: Hashable, Sendable {
    case idle, loading
    case loaded({{viewModel}})
{{#hasEmpty}}
    case empty({{viewModel}})
{{/hasEmpty}}
    case failed(String)
  }

{{#asks}}
  /// What the user is asked before something is done.
  {{access}}nonisolated struct Confirmation: Hashable, Sendable {
    {{access}}let title: String
    /// The title of the button that goes on; the view calls `confirm()` then.
    {{access}}let button: String
    {{access}}let cancel: String?
    {{access}}let isDestructive: Bool
  }

{{/asks}}
{{#members}}

  {{member}}
{{/members}}
}

"""#,
    "PresenterTests": #"""
{{#imports}}
import {{.}}
{{/imports}}

{{#testedModules}}
@testable import {{.}}
{{/testedModules}}

{{head}}
  {{isolation}}private lazy var {{service}} = {{mock}}()
{{#sleeps}}
  /// Each wait ends when the test says so.
  {{isolation}}private lazy var waits = Calls<TimeInterval, Void>()
{{/sleeps}}
  {{isolation}}private lazy var presenter: {{type}} = {
{{#context}}
    // If there is no such context, a test fails by itself.
    let context = ({{context}}) ?? .current
{{/context}}
{{#sleeps}}
    let waits = waits
{{/sleeps}}
    {{make}}
  }()
{{#tests}}

{{#isSwiftTesting}}
  @Test func {{function}}() async throws {
{{/isSwiftTesting}}
{{^isSwiftTesting}}
  {{isolation}}func {{xctest}}() async throws {
{{#isConcurrent}}
    let presenter = presenter
{{/isConcurrent}}
{{/isSwiftTesting}}
    {{statements}}
  }
{{/tests}}
{{#functions}}

  {{function}}
{{/functions}}

  /// Expects the presenter to show a response of the service.
  {{isolation}}private func expectShown(
    _ {{model}}: {{modelType}},
    _ change: (inout {{viewModelType}}) -> Void = { _ in },
{{#isSwiftTesting}}
    sourceLocation: SourceLocation = #_sourceLocation
{{/isSwiftTesting}}
{{^isSwiftTesting}}
    file: StaticString = #filePath,
    line: UInt = #line
{{/isSwiftTesting}}
  ) throws {
    {{shown}}
{{#isSwiftTesting}}
    #expect(presenter.state == expected, sourceLocation: sourceLocation)
{{/isSwiftTesting}}
{{^isSwiftTesting}}
    XCTAssertEqual(presenter.state, expected, file: file, line: line)
{{/isSwiftTesting}}
  }

  {{loadHead}}
{{#hasSources}}
    let call = await begin({{loadCalls}}) { await $0.load() }
    {{responses}}
    return call
{{/hasSources}}
{{^hasSources}}
    await begin({{loadCalls}}) { await $0.load() }
{{/hasSources}}
  }

  {{isolation}}private func begin<Arguments, Response>(
    _ calls: Calls<Arguments, Response>,
    _ action: @escaping @MainActor @Sendable ({{type}}) async -> Void
  ) async -> Calls<Arguments, Response>.Pending {
    await calls.begin { [presenter] in await action(presenter) }
  }
{{#failsActions}}

  /// Expects an action whose call fails to be rolled back, and to say why.
  {{isolation}}private func fail<Arguments, Response>(
    _ calls: Calls<Arguments, Response>,
    alert: String? = {{alert}},
{{#isSwiftTesting}}
    sourceLocation: SourceLocation = #_sourceLocation,
{{/isSwiftTesting}}
{{^isSwiftTesting}}
    file: StaticString = #filePath,
    line: UInt = #line,
{{/isSwiftTesting}}
    _ action: @escaping @MainActor @Sendable ({{type}}) async -> Void
  ) async {
    presenter.alert = nil
    let before = presenter.state
    await begin(calls, action).fail({{error}})
{{#isSwiftTesting}}
    #expect(presenter.state == before, sourceLocation: sourceLocation)
    #expect({{shownAlert}} == alert, sourceLocation: sourceLocation)
{{/isSwiftTesting}}
{{^isSwiftTesting}}
    XCTAssertEqual(presenter.state, before, file: file, line: line)
    XCTAssertEqual({{shownAlert}}, alert, file: file, line: line)
{{/isSwiftTesting}}
  }
{{/failsActions}}
{{#readsFailure}}

  {{isolation}}private var failure: String? {
    if case .failed(let text) = presenter.state { text } else { nil }
  }
{{/readsFailure}}
}

"""#,
    "Samples": #"""
{{#imports}}
import {{.}}
{{/imports}}

#if DEBUG
  /// What the spec's examples show, for previews and tests.
  nonisolated extension {{type}} {
{{#samples}}

    {{doc}}
    {{declaration}}
{{/samples}}
  }
#endif

"""#,
    "ScreenTestSupport": #"""
/// The calls of one function of a mock, each answered by the test when it likes.
@MainActor
final class Calls<Arguments: Sendable, Answer: Sendable> {
  struct Call {
    let arguments: Arguments
    fileprivate let continuation: CheckedContinuation<Answer, any Error>

    func succeed(_ answer: Answer) { continuation.resume(returning: answer) }
    func fail(_ error: any Error) { continuation.resume(throwing: error) }
  }

  /// How often the function was called.
  private(set) var count = 0
  private var waiting: [Call] = []
  private var listeners: [CheckedContinuation<Call, Never>] = []

  /// The next call, as soon as it is there.
  func next() async -> Call {
    if !waiting.isEmpty { return waiting.removeFirst() }
    return await withCheckedContinuation { listeners.append($0) }
  }

  func call(_ arguments: Arguments) async throws -> Answer {
    count += 1
    return try await withCheckedThrowingContinuation { continuation in
      let call = Call(arguments: arguments, continuation: continuation)
      if listeners.isEmpty {
        waiting.append(call)
      } else {
        listeners.removeFirst().resume(returning: call)
      }
    }
  }
}

extension Calls.Call where Answer == Void {
  func succeed() { succeed(()) }
}

extension Calls {
  /// A call that has no response yet, and the action that waits for it.
  struct Pending {
    fileprivate let call: Call
    fileprivate let action: Task<Void, Never>

    var arguments: Arguments { call.arguments }

    /// Responds, and waits until the action has ended.
    func succeed(_ answer: Answer) async {
      call.succeed(answer)
      await action.value
    }

    func fail(_ error: any Error) async {
      call.fail(error)
      await action.value
    }
  }

  /// Runs an action until it has called the function.
  func begin(_ action: @escaping @MainActor @Sendable () async -> Void) async -> Pending {
    let action = Task { await action() }
    return Pending(call: await next(), action: action)
  }
}

extension Calls.Pending where Answer == Void {
  func succeed() async { await succeed(()) }
}

"""#,
    "ServiceMock": #"""
{{#imports}}
import {{.}}
{{/imports}}

{{#testedModules}}
@testable import {{.}}
{{/testedModules}}

/// {{doc}}
@MainActor
final class {{name}}: {{protocol}} {
{{#functions}}
  {{calls}}
{{/functions}}
{{#functions}}

  {{head}} {
    {{body}}
  }
{{/functions}}
}

"""#,
    "ServiceModel": #"""
{{#usesFoundation}}
import Foundation
{{/usesFoundation}}
{{#declarations}}

{{doc}}
{{head}}
{{#struct}}
{{#properties}}
  {{doc}}
  {{lines}}
{{/properties}}

  {{init}}

  {{codingKeys}}
}
{{/struct}}
{{#enumeration}}
  {{cases}}
{{#rawValues}}

  {{table}}

  {{access}}{{initializer}} {
    {{decoding}}
  }

  {{access}}var rawValue: {{type}} {
    switch self {
    {{encoding}}
    }
  }
{{/rawValues}}
{{#coding}}

  {{access}}init(from decoder: any Decoder) throws {
    {{decoding}}
  }

  {{access}}func encode(to encoder: any Encoder) throws {
    {{encoding}}
  }
{{/coding}}
}
{{/enumeration}}
{{#union}}
  {{cases}}
{{#members}}

  {{doc}}
  {{lines}}
{{/members}}

  {{codingKeys}}

  {{table}}

  {{access}}init(from decoder: any Decoder) throws {
    {{decoding}}
  }

  {{access}}func encode(to encoder: any Encoder) throws {
    {{encoding}}
  }
}
{{/union}}
{{#coding}}

nonisolated extension {{name}} {
  {{access}}init(from decoder: any Decoder) throws {
    {{decoding}}
  }
{{#encoding}}

  {{access}}func encode(to encoder: any Encoder) throws {
    {{lines}}
  }
{{/encoding}}
}
{{/coding}}
{{/declarations}}
{{#wireTypes}}

/// {{doc}}
nonisolated private struct {{name}}: Codable {
  let value: {{type}}

  init(_ value: {{type}}) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let {{local}} = try container.decode({{wire}}.self)
    guard let value = {{read}} else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "not {{what}}: \({{local}})"
      )
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode({{write}})
  }
}
{{/wireTypes}}

"""#,
    "ServiceProtocol": #"""
{{#imports}}
import {{.}}
{{/imports}}

{{doc}}
{{access}}nonisolated protocol {{name}}: Sendable {
{{#functions}}
  {{function}}
{{/functions}}
}
{{#hasErrors}}

/// Why a call of `{{name}}` fails, as far as the user is told.
{{access}}nonisolated enum {{name}}Error: Error, Hashable {
{{#errors}}
  {{case}}
{{/errors}}
}
{{/hasErrors}}

"""#,
    "Struct": #"""
{{doc}}
{{access}}nonisolated struct {{name}}: Hashable, {{#isIdentifiable}}Identifiable, {{/isIdentifiable}}Sendable {
{{#properties}}
  {{doc}}
  {{declaration}}
{{/properties}}
{{#memberwise}}

  /// Initializes every value, for previews and tests.
  {{initializer}} {
    {{assignments}}
  }
{{/memberwise}}
}

"""#,
    "TestSupport": #"""
{{#imports}}
import {{.}}
{{/imports}}

{{#testedModules}}
@testable import {{.}}
{{/testedModules}}

/// What the generated tests of {{module}} share.
nonisolated protocol {{type}} {}

nonisolated extension {{type}} {
  func decoded<Model: Decodable>(_ json: String) throws -> Model {
    try JSONDecoder().decode(Model.self, from: Data(json.utf8))
  }
{{#usesContext}}

  /// What the examples are formatted for, where they don't say otherwise.
  func context(
{{#isTranslated}}
    language: DisplayLanguage = .{{language}},
{{/isTranslated}}
    locale: String = "{{locale}}",
    timeZone: String = "{{timeZone}}",
    now: String = "{{now}}"
  ) throws -> DisplayContext {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
{{#isSwiftTesting}}
    calendar.timeZone = try #require(TimeZone(identifier: timeZone))
{{/isSwiftTesting}}
{{^isSwiftTesting}}
    calendar.timeZone = try XCTUnwrap(TimeZone(identifier: timeZone))
{{/isSwiftTesting}}
    return DisplayContext(
{{#isTranslated}}
      language: language,
{{/isTranslated}}
      locale: Locale(identifier: locale),
      timeZone: calendar.timeZone,
      calendar: calendar,
      now: try Date(now, strategy: .iso8601)
    )
  }
{{/usesContext}}
{{#foldsTexts}}

  /// The text with plain spaces and without marks of direction, which differ between systems.
  func folded(_ text: String?) -> String? {
    guard let text else { return nil }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{2009}", "\u{202F}": folded.append(" ")
      case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        continue
      default: folded.append(scalar)
      }
    }
    return String(folded)
  }
{{/foldsTexts}}
}

"""#,
    "Tests": #"""
{{#imports}}
import {{.}}
{{/imports}}

{{#testedModules}}
@testable import {{.}}
{{/testedModules}}

{{head}}
{{#tests}}
{{#hasJSON}}

  {{json}}
{{/hasJSON}}

{{#isSwiftTesting}}
  {{title}}
  {{^hasTitle}}@Test {{/hasTitle}}func {{function}}() throws {
{{/isSwiftTesting}}
{{^isSwiftTesting}}
  func {{xctest}}() throws {
{{/isSwiftTesting}}
    {{statements}}
  }
{{/tests}}
}

"""#,
    "View": #"""
#if canImport(SwiftUI)
{{#imports}}
  import {{.}}
{{/imports}}
{{#presenter}}

  {{doc}}
  struct {{view}}: View {
    {{property}}
{{#dismisses}}
    @Environment(\.dismiss) private var dismiss
{{/dismisses}}
{{#hasToasts}}
    @State private var toast: String?
    /// The number of toasts so far, so that the same text twice restarts the timer.
    @State private var toasts = 0
{{/hasToasts}}

    var body: some View {
      {{stateView}}(state: presenter.state, presenter: presenter)
        {{modifiers}}
    }
  }

  /// What a state looks like. A preview has no presenter, so its buttons do nothing.
  struct {{stateView}}: View {
    let state: {{type}}.State
    var presenter: {{type}}?

    var body: some View {
      switch state {
      case .idle, .loading:
        ProgressView()
      case .failed(let text):
        VStack {
          Text(text)
          Button("Try Again") { Task { await presenter?.load() } }
        }
      case {{shown}}:
        {{contentView}}(viewModel: viewModel, presenter: presenter)
      }
    }
  }
{{/presenter}}
{{#form}}

  /// The controls for the values that the user sets.
  struct {{name}}: View {
    {{property}}

    var body: some View {
      Section {
        {{fields}}
      }
    }
  }
{{/form}}
{{#views}}

  {{doc}}
  struct {{name}}: View {
    let viewModel: {{type}}
{{#presenter}}
    var presenter: {{.}}?
{{/presenter}}

    var body: some View {
      {{body}}
    }
{{#functions}}

    {{function}}
{{/functions}}
  }
{{/views}}
{{#hasPresented}}

  extension Optional {
    /// What a presentation is bound to: dismissed, it is nil.
    fileprivate var isPresent: Bool {
      get { self != nil }
      set { if !newValue { self = nil } }
    }
  }
{{/hasPresented}}
{{#previews}}

  #Preview({{title}}) {
    {{value}}
  }
{{/previews}}
#endif

"""#,
    "ViewController": #"""
#if canImport(UIKit)
{{#imports}}
  import {{.}}
{{/imports}}

  {{doc}}
  final class {{name}}: UITableViewController {
{{#presenter}}
    private let presenter: {{.}}
{{/presenter}}
{{#isSubscribed}}
    private var subscriptions: Set<AnyCancellable> = []
{{/isSubscribed}}
{{#polls}}
    private var polling: Task<Void, Never>?
{{/polls}}
{{#hasToasts}}
    private var toast: UIView?
{{/hasToasts}}
    private var viewModel: {{viewModel}}? {
      didSet { tableView.reloadData() }
    }

{{#presenter}}
    init(presenter: {{.}}) {
      self.presenter = presenter
      super.init(style: .plain)
    }
{{/presenter}}
{{^presenter}}
    init(viewModel: {{viewModel}}) {
      self.viewModel = viewModel
      super.init(style: .plain)
    }
{{/presenter}}

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      {{setUp}}
    }
{{#functions}}

    {{function}}
{{/functions}}
{{#hasToasts}}

    /// Shows a toast at the bottom for four seconds, or until the next one.
    private func showToast(_ text: String) {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      let toast = UIStackView(arrangedSubviews: [label])
{{#undoes}}
      if presenter.canUndo {
        let undo = UIAction(title: "Undo") { [presenter, weak toast] _ in
          toast?.removeFromSuperview()
          Task { await presenter.undo() }
        }
        toast.addArrangedSubview(UIButton(type: .system, primaryAction: undo))
      }
{{/undoes}}
      toast.spacing = 12
      toast.backgroundColor = .secondarySystemBackground
      toast.layer.cornerRadius = 12
      toast.isLayoutMarginsRelativeArrangement = true
      toast.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12,
        leading: 16,
        bottom: 12,
        trailing: 16
      )
      toast.translatesAutoresizingMaskIntoConstraints = false
      self.toast?.removeFromSuperview()
      self.toast = toast
      view.addSubview(toast)
      let frame = tableView.frameLayoutGuide
      let bottom = view.safeAreaInsets.bottom + 16
      NSLayoutConstraint.activate([
        toast.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
        toast.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -bottom),
        toast.widthAnchor.constraint(lessThanOrEqualTo: frame.widthAnchor, constant: -32),
      ])
      UIAccessibility.post(notification: .announcement, argument: text)
      Task { [weak toast] in
        try? await Task.sleep(nanoseconds: 4_000_000_000)
        toast?.removeFromSuperview()
      }
    }
{{/hasToasts}}

    // MARK: - Rows

    /// The texts of each row, section by section.
    private var texts: [[[String]]] {
      guard let viewModel else { return [] }
      {{texts}}
    }

    override func numberOfSections(in tableView: UITableView) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts[section].count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let texts = self.texts[indexPath.section][indexPath.row]
      var content = cell.defaultContentConfiguration()
      content.text = texts.first
      content.secondaryText = texts.dropFirst().joined(separator: "\n")
      cell.contentConfiguration = content
      return cell
    }
{{#overrides}}

    {{override}}
{{/overrides}}
  }
#endif

"""#,
    "ViewModel": #"""
{{#imports}}
import {{.}}
{{/imports}}
{{#viewModels}}

{{> Struct}}

{{> Adapter}}
{{/viewModels}}
{{> Formats}}

"""#,
    "ViewModelAdapter": #"""
{{#imports}}
import {{.}}
{{/imports}}
{{#viewModels}}

{{> Adapter}}
{{/viewModels}}
{{> Formats}}

"""#,
    "ViewModelInView": #"""
{{#imports}}
import {{.}}
{{/imports}}

extension {{view}} {
{{#viewModels}}

  {{> Struct}}
{{/viewModels}}
}

"""#,
  ]
}

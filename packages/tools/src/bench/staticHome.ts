import type { Article, FooterEntry, HomePage } from '@voie-libre/domain/content/content'

/**
 * Hand-written home: the same text, pictures and brand, no script, one small style sheet. It shows the minimum cost of a
 * page with this content.
 */
export function staticHome(home: HomePage, footer: readonly FooterEntry[]): string {
  const list = home.listBlockArticles.map(card).join('')
  const links = footer
    .flatMap(({ article }) => (article ? [`<li><a href="${article.url ?? '/'}">${article.title ?? ''}</a></li>`] : []))
    .join('')
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${home.title}</title>
    <link rel="stylesheet" href="/assets/static.css" />
  </head>
  <body>
    <header><a class="logo" href="/">Voie Libre</a><nav><a href="/form/payment">Payer</a> <a href="/help">Aide</a></nav></header>
    <main>
      <div class="banner"><h1>${home.title}</h1><p>${home.subtitle ?? ''}</p><a class="button" href="/">${home.buttonText ?? ''}</a></div>
      <ul class="tiles">
        <li><a href="/form/payment"><b>Payer</b><span>Un trajet en flux libre ou un avis de paiement</span></a></li>
        <li><a href="/form/claim"><b>Contester</b><span>Un trajet ou un avis</span></a></li>
        <li><a href="/form/prepayment"><b>Prépayer</b><span>Un trajet à venir</span></a></li>
        <li><a href="/alert"><b>S'inscrire à l'alerte</b><span>Un e-mail à chaque passage</span></a></li>
      </ul>
      <h2>${home.listBlockTitle ?? ''}</h2>
      <ul class="cards">${list}</ul>
      ${home.footerArticle ? `<ul class="cards">${card(home.footerArticle)}</ul>` : ''}
    </main>
    <footer><ul>${links}</ul></footer>
  </body>
</html>
`
}

const card = ({ title, picture, catchphrase, url, buttonText }: Article) =>
  `<li>${picture === undefined ? '' : `<img src="${picture}" alt="" width="320" height="180" loading="lazy" />`}<h3>${title}</h3><p>${catchphrase ?? ''}</p><a href="${url ?? '/'}">${buttonText ?? ''}</a></li>`

export const staticCss = `*{box-sizing:border-box;margin:0}
body{font-family:var(--vl-font-body);background:var(--vl-color-surface);color:var(--vl-color-text);line-height:1.5}
h1,h2,h3{font-family:var(--vl-font-heading);font-weight:var(--vl-heading-weight);line-height:1.15}
h1{font-size:var(--vl-text-4xl)}h2{font-size:var(--vl-text-2xl);margin:3rem 0 1rem}
a{color:var(--vl-color-action)}ul{list-style:none;padding:0}
header,footer{background:var(--vl-color-surface-raised);padding:1rem}
header{display:flex;justify-content:space-between}
.logo{background:var(--vl-image-logo) left/contain no-repeat;width:10rem;height:2.5rem;text-indent:-99rem;overflow:hidden}
main{max-width:76rem;margin:auto;padding:0 1rem}
.banner{background:var(--vl-color-surface-brand) var(--vl-image-hero) right/cover no-repeat;color:var(--vl-color-on-brand);margin:0 -1rem;padding:3rem 1rem 6rem}
.banner a{color:inherit}
.tiles,.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}
.tiles li,.cards li{background:var(--vl-color-surface-raised);border-radius:var(--vl-radius-card);box-shadow:var(--vl-shadow-card);padding:1rem}
.tiles a{display:grid;color:inherit;text-decoration:none}
.cards img{width:100%;height:auto}`

import { html, raw } from 'hono/html'

/** Escaped HTML; a promise when one of its parts is a promise. */
export type Html = ReturnType<typeof html>

const style = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1d2733;background:#f2f4f7}
main{max-width:34rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem;box-shadow:0 1px 3px #0003}
main.wide{max-width:76rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
p{margin:.5rem 0}
a{color:#0b4f8a}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.25rem;margin:1rem 0}
dt{color:#566270}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
form{display:inline}
button{font:inherit;padding:.5rem 1rem;border:1px solid #0b4f8a;border-radius:.5rem;background:#fff;color:#0b4f8a;cursor:pointer;min-height:2.75rem}
button:hover{background:#e8f1f9}
button.main{background:#0b4f8a;color:#fff}
button.main:hover{background:#083c69}
button.small{min-height:2rem;padding:.2rem .6rem}
:focus-visible{outline:3px solid #c2410c;outline-offset:2px}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.925rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid #d8dde3}
th{color:#566270;font-weight:600}
code,.plate{font-family:ui-monospace,monospace;white-space:nowrap}
.note{color:#566270}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0;font:inherit}
`

/** A complete page. Its content policy forbids scripts, frames and resources of other origins. */
export async function page(options: {
  title: string
  language: string
  body: Html
  wide?: boolean
  status?: number
}): Promise<Response> {
  const { title, language, body, wide = false, status = 200 } = options
  const text = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main${wide && raw(' class="wide"')}>
${body}
</main>
</body>
</html>`
  return new Response(text.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  })
}

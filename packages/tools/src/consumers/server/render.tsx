import { readFileSync, writeFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'

/** Renders the page into its built document: node render.js <built index.html> */
const [, , file = ''] = process.argv
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace('<!--page-->', () => renderToString(<App />)),
)

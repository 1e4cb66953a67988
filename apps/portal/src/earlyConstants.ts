import { readFaq, readFooter, readHome, readProvider } from '@voie-libre/domain/contract/whitelabel'

// The build evaluates this file and gives the early script its values (vite.config.ts), because the modules behind them
// contain every schema. Only values that JSON can express may be exported.

export { defaultLanguage, languages } from '@voie-libre/domain/reference/languages'
export { clearedByClear } from '@voie-libre/domain/storage/keys'

/** Addresses of the data that every page needs, and of what home needs besides. */
export const addresses = {
  provider: readProvider.path,
  everyPage: [readHome.path, readFooter.path],
  home: [readFaq.path],
}

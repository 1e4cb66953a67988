import type { Article } from '@voie-libre/contract/schemas/content'

/** The extract, else the catchphrase. [HELP-08] */
export const inShort = (article: Partial<Article> | undefined): string => article?.extract ?? article?.catchphrase ?? ''

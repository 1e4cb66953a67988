import { csvMark, csvText } from '@voie-libre/domain/account/csvRecords'

/** A table as CSV for spreadsheets: with UTF-8 mark and semicolons, without executable formulas. */
export const csvOf = (rows: readonly (readonly string[])[]): string => csvMark + csvText(rows)

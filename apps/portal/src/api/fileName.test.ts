import { expect, it } from 'vitest'
import { fileNameIn } from './fileName.ts'

it.each([
  ['attachment; filename="trajets-2026-03-02.csv"', 'trajets-2026-03-02.csv'],
  ['attachment; filename=trajets.csv', 'trajets.csv'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''v%C3%A9hicules.csv`, 'véhicules.csv'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''%E0%A4%A`, 'plain.csv'],
  [String.raw`attachment; filename="a \"quoted\" name.csv"`, 'a "quoted" name.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [String.raw`attachment; filename=C:\\fleet\\list.csv`, 'list.csv'],
  [`attachment; filename*=UTF-8''a%00b%0A.csv`, 'ab.csv'],
  ['attachment', ''],
  ['', ''],
  [null, ''],
])('the file name in %j is %j', { tags: ['F-FIL-08'] }, (header, name) => expect(fileNameIn(header)).toBe(name))

import { expect, it } from 'vitest'
import { innerDetails } from './send.ts'

it.each([
  ['Node', 'TypeError: x\n    at readHome (/srv/app/home.js:12:7)', 'a stack trace'],
  ['Node in JSON', String.raw`{"message":"x\n    at async next (file:///srv/app/a.js:1:2)"}`, 'a stack trace'],
  ['Java', 'java.lang.NullPointerException\n\tat com.toll.Api.read(Api.java:42)', 'a stack trace'],
  ['Python', 'Traceback (most recent call last):\n  File "app.py", line 3', 'a stack trace'],
  ['PHP', '#0 /var/www/index.php(12): read()', 'a stack trace'],
  ['PostgreSQL', '{"message":"syntax error at or near \\"or\\""}', 'an error of its database'],
  ['Oracle', 'ORA-00933: SQL command not properly ended', 'an error of its database'],
  ['a path', '{"message":"ENOENT: /srv/toll/api/home.js"}', 'a path of its files'],
])('finds what an answer of %s shows of the inside', (_, text, what) => {
  expect(innerDetails(text).join()).toContain(`shows ${what}: `)
})

it.each([
  ['a code', '{"code":"invalid_request","message":"invalid_request"}'],
  ['an article', '{"content":"<p>The toll is due at the gate (A79: 14:30).</p>"}'],
  ['a picture', '{"icon":"/media/method-esso.svg","link":"https://toll.example/home/help.html"}'],
  ['a time', '{"date":"2026-03-01T10:00:00","note":"at 10:00 (see 3:15)"}'],
])('accepts %s', (_, text) => expect(innerDetails(text)).toEqual([]))

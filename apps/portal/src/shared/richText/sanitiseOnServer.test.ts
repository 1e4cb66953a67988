import { beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../i18n/setup.ts'
import { sanitiseOnServer } from './sanitiseOnServer.ts'

// Links to pages follow the language.
beforeAll(() => startI18n('fr'))

describe('HTML of the operator on a prerendered page', { tags: ['F-XSS-01', 'F-XSS-02', 'F-XSS-03'] }, () => {
  it.each([
    ['keeps emphasis and lists', '<ul><li><b>a</b></li></ul>', '<ul><li><b>a</b></li></ul>'],
    ['keeps a link to a page', '<a href="/help">a</a>', '<a href="/help">a</a>'],
    ['keeps a link to a file', '<a href="/media/terms.pdf">a</a>', '<a href="/media/terms.pdf">a</a>'],
    [
      'gives a new window no access to the page',
      '<a href="https://example.org/" target="_blank">a</a>',
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['drops a target that opens no new window', '<a href="/help" target="top">a</a>', '<a href="/help">a</a>'],
    ['drops an unsafe address', '<a href="java&#115;cript:hit()">a</a>', '<a>a</a>'],
    ['drops handlers, styles and ids', '<p onclick="hit()" style="color:red" id="root">a</p>', '<p>a</p>'],
    ['drops a script with its text', 'a<script>hit()</script>', 'a'],
    ['drops pictures of other hosts', 'a<img src="https://other.example/a.gif">', 'a'],
    ['describes a picture without text as decoration', '<img src="/media/a.svg">', '<img src="/media/a.svg" alt="" />'],
    ['drops embedded documents', 'a<iframe srcdoc="<b>b</b>"></iframe><svg onload="hit()"></svg>', 'a'],
  ])('%s', (_, html, shown) => expect(sanitiseOnServer(html)).toBe(shown))
})

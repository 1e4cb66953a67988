import { expect, it } from 'vitest'
import { pageView } from './tagManager.ts'

// [HARDENING 14.2.3]
it.each([
  ['/', '/', 'home', 'fr'],
  ['/de/journeys', '/journeys', 'journeys', 'de'],
  ['/payment/processing', '/payment/processing', 'processing', 'fr'],
  ['/help/jeanne@example.org', '/help/:categoryId', 'helpCategory', 'fr'],
  ['/en/AB-123-CD', '/:articleId', 'article', 'en'],
  ['/nowhere/AB-123-CD/deep', '/:articleId', 'article', 'fr'],
])('%s is reported as %s', (pathname, place, name, language) => {
  expect(pageView(pathname, 'https://portal.example')).toEqual({
    event: 'page_view',
    page_location: `https://portal.example${place}`,
    page_title: name,
    page_language: language,
  })
})

import type { Page } from '@playwright/test'

/** The sum of all layout shifts of the document, by the browser's own entries. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const sum = (list: PerformanceObserverEntryList) =>
          list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, 'value')), 0)
        new PerformanceObserver((list) => done(sum(list))).observe({ type: 'layout-shift', buffered: true })
        // Without any shift, the observer hears nothing.
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)))
      }),
  )

import '../reset.css'
import '../styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { JourneyCard } from './JourneyCard.tsx'

it('is included in the browser’s search and in its list’s count, however far below the window', async () => {
  await render(
    <ul>
      {Array.from({ length: 100 }, (_, index) => (
        <JourneyCard
          key={index}
          date="12/03/26 08:41"
          price="7,40 €"
          kind="freeFlow"
          label={`journey ${index}`}
          reference={`No. ${4400 + index}`}
        />
      ))}
    </ul>,
  )
  const last = page.getByRole('listitem').nth(99)
  expect(last.element().getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
  // The search must also find a card that the browser has not laid out yet.
  expect(document.execCommand('FindString', false, 'No. 4499')).toBe(true)
  expect(getSelection()?.toString()).toBe('No. 4499')
  expect(page.getByRole('listitem').elements()).toHaveLength(100)
})

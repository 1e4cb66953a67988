import '../reset.css'
import '../styles.css'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { tap } from '../testing/touch.ts'
import { Carousel } from './Carousel.tsx'
import { CarouselCard } from './CarouselCard.tsx'

const slides = ['One', 'Two', 'Three'].map((title) => ({ id: title, node: <a href={`/${title}`}>{title}</a> }))
const next = page.getByRole('button', { name: 'Next' })
const previous = page.getByRole('button', { name: 'Previous' })
const reachable = () =>
  page
    .getByRole('link')
    .elements()
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent)
const show = async () => {
  await page.viewport(600, 800)
  await render(
    <UiProvider words={english}>
      <Carousel label="Good to know" perView="full" items={slides} />
    </UiProvider>,
  )
  await expect.element(next).toBeVisible()
  await expect.poll(reachable).toEqual(['One'])
}

describe('Carousel', () => {
  it('is a named region of numbered slides, and only the visible one is reachable', async () => {
    await show()
    const region = page.getByRole('region', { name: 'Good to know' })
    await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel')
    await expect.element(page.getByRole('group', { name: '1 of 3' })).toHaveAttribute('aria-roledescription', 'slide')
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'One' })).toHaveFocus()
    await userEvent.tab()
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  it('moves by its buttons, announces its position, and stops at both ends', async () => {
    await show()
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    next.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(reachable).toEqual(['Two'])
    await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3')
    await userEvent.keyboard(' ')
    await expect.poll(reachable).toEqual(['Three'])
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    await expect.element(next).toHaveFocus()
    await page.getByRole('button', { name: 'Go to slide 1' }).click()
    await expect.poll(reachable).toEqual(['One'])
    await expect.element(page.getByRole('status')).toHaveTextContent('1 of 3')
  })

  it('moves one slide per press, also during a move', async () => {
    await show()
    next.element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(reachable).toEqual(['Three'])
    await userEvent.keyboard('{Enter}') // at the end, so no move must start or be remembered
    previous.element().focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(reachable).toEqual(['One'])
  })

  it('moves by touch, and in the opposite direction in right-to-left writing [HARDENING §4]', async () => {
    await page.viewport(600, 800)
    await render(
      <UiProvider words={english}>
        <div dir="rtl">
          <Carousel label="Good to know" perView="full" items={slides} />
        </div>
      </UiProvider>,
    )
    await expect.poll(reachable).toEqual(['One'])
    await tap(next.element())
    await expect.poll(reachable).toEqual(['Two'])
    expect(page.getByRole('group').first().element().parentElement?.scrollLeft).toBeLessThan(0)
    await tap(previous.element())
    await expect.poll(reachable).toEqual(['One'])
  })

  it('never moves automatically, so it needs no pause button [RGAA 13.8]', async () => {
    await show()
    expect(document.getAnimations().filter((one) => !(one instanceof CSSTransition))).toEqual([])
    expect(page.getByRole('region').element().querySelector('[aria-live=assertive], marquee, video')).toBeNull()
  })

  it('has no controls when it has one slide', async () => {
    await render(<Carousel label="One" items={slides.slice(0, 1)} />)
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })
})

describe('CarouselCard', () => {
  it('shows a picture and a title', { tags: ['WIDGET-07'] }, async () => {
    const { container } = await render(<CarouselCard title="Free flow" image="/media/a.jpg" />)
    await expect.element(page.getByRole('heading', { name: 'Free flow' })).toBeVisible()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/a.jpg')
  })

  it('shows an icon if it has one', { tags: ['WIDGET-08'] }, async () => {
    const { container, rerender } = await render(<CarouselCard title="A" image="/media/a.jpg" icon="bell" />)
    expect(container.querySelector('use')?.getAttribute('href')).toBe('/icons.svg#bell')
    await rerender(<CarouselCard title="A" image="/media/a.jpg" />)
    expect(container.querySelector('use')).toBeNull()
  })

  it.each([
    [false, null],
    [true, '_blank'],
  ])(
    'has a button named after the card; in a new window: %s',
    { tags: ['WIDGET-09', 'DATA-41'] },
    async (newWindow, target) => {
      await render(<CarouselCard title="Free flow" button={{ href: '/articles/1', label: 'Read', newWindow }} />)
      const link = page.getByRole('link', { name: /^Read : Free flow/ })
      await expect.element(link).toHaveAttribute('href', '/articles/1')
      expect(link.element().getAttribute('target')).toBe(target)
    },
  )
})

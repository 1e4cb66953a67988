import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { illustrationNames } from '../illustration/Illustration.tsx'
import { UiProvider } from '../provider/UiProvider.tsx'
import { Icon } from './Icon.tsx'
import { iconNames } from './names.ts'
import sprite from './sprite.svg?raw'

describe('Icon', () => {
  it(
    'shows a symbol of the host’s sprite, 28 pixels wide by default',
    { tags: ['WIDGET-34', 'WIDGET-35'] },
    async () => {
      const { container } = await render(
        <UiProvider iconSprite="/static/signs.svg">
          <Icon name="leaf" />
        </UiProvider>,
      )
      expect(container.querySelector('use')?.getAttribute('href')).toBe('/static/signs.svg#leaf')
      expect(container.querySelector('svg')?.getBoundingClientRect().width).toBe(28)
    },
  )

  it('grows with the text', async () => {
    const { container } = await render(<Icon name="leaf" size={20} />)
    document.documentElement.style.fontSize = '200%'
    const box = container.querySelector('svg')?.getBoundingClientRect()
    document.documentElement.style.fontSize = ''
    expect([box?.width, box?.height]).toEqual([40, 40])
  })

  it('is an image with a name, and hidden without one', async () => {
    const screen = await render(
      <>
        <Icon name="warning" label="Late" />
        <Icon name="leaf" />
      </>,
    )
    await expect.element(screen.getByRole('img', { name: 'Late' })).toBeInTheDocument()
    expect(screen.getByRole('img').elements()).toHaveLength(1)
  })
})

describe('the sprite', () => {
  const symbols = [...new DOMParser().parseFromString(sprite, 'image/svg+xml').querySelectorAll('symbol')]

  it('contains each named icon, the drawings and the stars of a plate, and no other', () => {
    const others = ['stars', 'scene', ...illustrationNames.map((name) => `scene-${name}`)]
    expect(symbols.map(({ id }) => id).toSorted()).toEqual([...iconNames, ...others].toSorted())
  })

  it.each(['adp', 'cnp', 'plate'])(
    'has the pictogram %s selected and unselected, which differ',
    { tags: ['WIDGET-33'] },
    (name) => {
      const [plain, selected] = [name, `${name}-selected`].map((id) => symbols.find((symbol) => symbol.id === id))
      expect(plain?.innerHTML.length).toBeGreaterThan(50)
      expect(selected?.innerHTML).not.toBe(plain?.innerHTML)
    },
  )
})

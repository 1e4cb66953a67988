import '../reset.css'
import '../styles.css'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateField } from '../date-field/DateField.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { faces, setIn } from '../testing/faces.ts'
import { FieldRow } from './FieldRow.tsx'

async function boxes(width: number, error?: string) {
  await page.viewport(width, 600)
  const screen = await render(
    <FieldRow>
      <TextField label="A label so long that there is no room for it on one line of this field" error={error} />
      <TextField label="Short" />
    </FieldRow>,
  )
  const of = (name: RegExp) => screen.getByRole('textbox', { name }).element().getBoundingClientRect()
  return { long: of(/^A label/), short: of(/^Short/) }
}

describe.each(faces)('in a %s face', (face) => {
  beforeEach(() => setIn(face))

  it.each([undefined, 'Something is wrong here'])(
    'aligns the inputs, however long a label, with the error %j',
    async (error) => {
      const { long, short } = await boxes(700, error)
      expect(short.top).toBe(long.top)
      expect(short.left).toBeGreaterThan(long.right)
    },
  )

  it('aligns a date field with a field without hint', async () => {
    await page.viewport(700, 600)
    const screen = await render(
      <FieldRow>
        <TextField label="Number" />
        <DateField label="A day whose label is so long that there is no room for it on one line" error="Wrong" />
      </FieldRow>,
    )
    const top = (name: RegExp) => screen.getByRole('textbox', { name }).element().getBoundingClientRect().top
    expect(top(/^A day/)).toBe(top(/^Number/))
  })

  it('places them below each other in a narrow container', async () => {
    const { long, short } = await boxes(360)
    expect(short.left).toBe(long.left)
    expect(short.top).toBeGreaterThan(long.bottom)
  })
})

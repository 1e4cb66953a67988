import { maskitoTransform, maskitoUpdateElement, type MaskitoOptions, type MaskitoPlugin } from '@maskito/core'

/** The digits of a text, full-width ones included. */
export const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '')

/** Digits in groups; digits beyond the last group are added to it. */
export function maskOf(groups: readonly number[], separator: string): MaskitoOptions {
  return {
    mask: ({ value }) => {
      const count = digitsOf(value).length
      const ends = groups.slice(0, -1).map((_, index) => groups.slice(0, index + 1).reduce((sum, size) => sum + size))
      return Array.from({ length: count }, (_, index) =>
        ends.includes(index) ? [...separator.split(''), /\d/] : [/\d/],
      ).flat()
    },
    plugins: [deleteReplaced],
    preprocessors: [
      ({ elementState: { value, selection }, data }, action) => ({
        data: digitsOf(data),
        elementState: {
          value: action === 'validation' ? value.normalize('NFKC') : value,
          selection: withDigit(value, selection, action),
        },
      }),
    ],
  }
}

/** Digits in the format of the mask. */
export const grouped = (text: string, mask: MaskitoOptions) => maskitoTransform(digitsOf(text), mask)

/** The mask restores a deleted separator immediately, so the deletion includes the digit beyond it. */
function withDigit(value: string, [from, to]: readonly [number, number], action: string): [number, number] {
  if (/\d/.test(value.slice(from, to))) return [from, to]
  const before = value.slice(0, to).search(/\d\D*$/)
  const after = value.slice(from).search(/\d/)
  if (action === 'deleteBackward' && before !== -1) return [before, to]
  if (action === 'deleteForward' && after !== -1) return [from, from + after + 1]
  return [from, to]
}

/** Deletes a selection that text without digits replaces, as in any other field; Maskito would ignore the text. */
const deleteReplaced: MaskitoPlugin = (element) => {
  const onBeforeInput = ({ data, isComposing }: InputEvent) => {
    const { value, selectionStart: from, selectionEnd: to } = element
    if (!data || isComposing || digitsOf(data) || from === null || to === null || from === to) return
    maskitoUpdateElement(element, { value: value.slice(0, from) + value.slice(to), selection: [from, from] })
  }
  element.addEventListener('beforeinput', onBeforeInput)
  return () => element.removeEventListener('beforeinput', onBeforeInput)
}

import { useLayoutEffect, useRef, type Ref } from 'react'
import { giveRef } from './giveRef.ts'
import { useHeldThroughReset } from './formReset.ts'

/**
 * The ref of a group of radios or checkboxes. The host's ref gets each of them, because a form library reads and writes
 * them all, and at last the one to focus: the selected one, otherwise the first.
 */
export function useChoices(ref: Ref<HTMLInputElement> | undefined, isHeld: boolean) {
  const group = useRef<HTMLFieldSetElement>(null)
  useHeldThroughReset(group, isHeld)
  useLayoutEffect(() => {
    const choices = [...(group.current?.querySelectorAll('input') ?? [])]
    const focused = choices.find(({ checked }) => checked) ?? choices[0]
    const given = focused ? [...choices, focused].map((choice) => giveRef(ref, choice)) : []
    return () => {
      for (const takeBack of given) takeBack()
    }
  })
  return group
}

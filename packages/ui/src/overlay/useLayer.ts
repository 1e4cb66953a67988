import { useEffect, useRef, useState, type RefObject } from 'react'
import { openLayer, type Layer } from './layers.ts'

type Options = Pick<Layer, 'modal' | 'onEscape' | 'onOutside'> & {
  /** The id of the element that opened it; otherwise the element that had the focus. */
  opener?: string
}

/** Makes an element a layer over the page for as long as it is mounted. */
export function useLayer(panel: RefObject<HTMLElement | null>, options: Options): void {
  const { modal, opener } = options
  // Before React mounts the panel, whose own `autoFocus` would hide what had the focus.
  const [focused] = useState(() => document.activeElement)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const { current } = panel
    if (!current) return undefined
    const { activeElement } = document
    const byFocus = current.contains(activeElement) ? focused : activeElement
    return openLayer({
      panel: current,
      modal,
      opener: opener === undefined ? byFocus : document.getElementById(opener),
      onEscape: () => latest.current.onEscape(),
      onOutside: () => latest.current.onOutside(),
    })
  }, [panel, modal, opener, focused])
}

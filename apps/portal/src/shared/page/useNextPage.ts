import { useEffect } from 'react'
import { loadPageCode } from './pageCode.ts'

const signs = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Loads the code of the page that probably follows this one while the driver reads: when the page first moves or is
 * touched, so that a visit that ends at once costs nothing.
 */
export function useNextPage(path: string): void {
  useEffect(() => {
    const leave = () => signs.forEach((sign) => removeEventListener(sign, load, true))
    const load = () => {
      leave()
      void loadPageCode(path)
    }
    for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true })
    return leave
  }, [path])
}

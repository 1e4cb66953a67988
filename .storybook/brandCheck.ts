import axe from 'axe-core'

export const isTest = '__vitest_browser__' in globalThis

// A colour half-way between two brands is nobody's: what is measured stands still.
if (isTest) {
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important }'
  document.head.append(still)
}

/**
 * What a brand alone can spoil in a story that is otherwise sound: contrast and the size of targets. The same document
 * is dressed anew and looked at again, which costs a tenth of rendering every story once per brand.
 */
export async function faintInBrand(brand: string, page: Document): Promise<string[]> {
  page.documentElement.dataset['brand'] = brand
  const { violations } = await axe.run(page.body, {
    runOnly: { type: 'rule', values: ['color-contrast', 'target-size', 'link-in-text-block'] },
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${brand}: ${html}\n  ${failureSummary ?? ''}`),
  )
}

import * as z from 'zod/mini'

interface ScriptPolicies {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | null }) => unknown
}

const allowed = new Set<string>()

/**
 * Loads a script of a third party that the configuration names. The page accepts script addresses only through its one
 * policy, which allows these origins. Rejects if the script does not load. [HARDENING 3.4]
 */
export function loadForeignScript(address: string): Promise<void> {
  const policies: ScriptPolicies | undefined = Reflect.get(window, 'trustedTypes')
  if (allowed.size === 0) {
    policies?.createPolicy('default', {
      createScriptURL: (asked) => (allowed.has(new URL(asked, location.href).origin) ? asked : null),
    })
  }
  allowed.add(new URL(address).origin)
  const script = document.createElement('script')
  script.async = true
  script.src = address
  return new Promise((done, failed) => {
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => failed(new TypeError(`${address} does not load`)))
    document.head.append(script)
  })
}

/** What a module of docs/EXTENDING.md exports. */
const extension = z.object({
  default: z.custom<(...given: unknown[]) => unknown>((value) => typeof value === 'function'),
})

/** Loads the function of an operator's own module, which the page's server serves. Rejects when it has none. */
export async function loadExtension(address: string): Promise<(...given: unknown[]) => unknown> {
  const module: unknown = await import(/* @vite-ignore */ address)
  return extension.parse(module).default
}

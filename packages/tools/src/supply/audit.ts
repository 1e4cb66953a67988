import * as z from 'zod/mini'
import { pnpm } from '../shell.ts'

const report = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      url: z.optional(z.string()),
      patched_versions: z.nullish(z.string()),
      findings: z.array(z.object({ version: z.string(), paths: z.array(z.string()) })),
    }),
  ),
})

/** What the registry knows against the installed packages, one line each; or why it did not answer. */
export async function knownFaults(registry?: string): Promise<{ faults: string[] } | { unanswered: string }> {
  const { output } = await pnpm('audit', '--json', ...(registry === undefined ? [] : ['--registry', registry]))
  const read = report.safeParse(jsonIn(output))
  if (!read.success) return { unanswered: `the package registry did not answer: ${reasonIn(output)}` }
  const faults = Object.values(read.data.advisories).flatMap((advisory) =>
    advisory.findings.map(({ version, paths }) => {
      const { module_name: name, severity, title, url = '', patched_versions: patched } = advisory
      const mended = patched ? `; mended in ${patched}` : ''
      return `${severity}: ${name}@${version}: ${title} ${url} (by ${paths[0] ?? '?'}${mended})`
    }),
  )
  return { faults: faults.toSorted() }
}

/** The JSON in the output, beside the warnings of package managers. */
function jsonIn(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

const reasonIn = (output: string): string =>
  /ERR_PNPM_\w+|E[A-Z]{5,}/.exec(output)?.[0] ?? (output.trim().split('\n').at(-1) || 'no output')

export type Finding = { call: string; result: 'ok' | 'broken' | 'not tried'; notes: readonly string[] }

export const formats = ['text', 'json', 'junit'] as const
export type Format = (typeof formats)[number]

/** Formats the findings for people, for programs, or for the test report of a build server (JUnit). */
export function reportOf(findings: readonly Finding[], format: Format): string {
  const numberOf = (wanted: Finding['result']) => findings.filter(({ result }) => result === wanted).length
  const [broken, skipped] = [numberOf('broken'), numberOf('not tried')]
  switch (format) {
    case 'json':
      return JSON.stringify({ calls: findings.length, broken, findings }, null, 2)
    case 'junit':
      return junit(findings, broken, skipped)
    default: {
      const lines = findings.flatMap(({ call, result, notes }) => [
        `${result.padEnd(9)} ${call}`,
        ...notes.map((note) => `          ${note}`),
      ])
      const tried = `${findings.length - skipped} calls tried, ${broken} of them break the contract`
      return [...lines, '', `${tried}; ${skipped} not tried.`].join('\n')
    }
  }
}

function junit(findings: readonly Finding[], broken: number, skipped: number): string {
  const cases = findings.map(({ call, result, notes }) => {
    const name = `<testcase classname="conformance" name="${escaped(call)}"`
    const text = escaped(notes.join('\n'))
    if (result === 'ok') return `  ${name}/>`
    const inner = result === 'broken' ? `<failure message="${text}"/>` : `<skipped message="${text}"/>`
    return `  ${name}>${inner}</testcase>`
  })
  const counts = `tests="${findings.length}" failures="${broken}" skipped="${skipped}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conformance" ${counts}>\n${cases.join('\n')}\n</testsuite>`
}

const escaped = (text: string) =>
  text
    // A broken answer may contain characters that XML does not allow.
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')

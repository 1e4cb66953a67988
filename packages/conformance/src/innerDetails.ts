const signs: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack trace', /^\s+at \S.*:\d+\)?$|\bat (?:async )?[\w$.<>]+ ?\([^)]*:\d+:\d+\)|\\n(?:\s|\\t)*at \S+.*:\d+/m],
  ['a stack trace', /Traceback \(most recent call last\)|^Caused by: |\.(java|kt|scala):\d+\)|#\d+ \/\S+\.php\(\d+\)/m],
  ['a stack trace', /goroutine \d+ \[|^\s*from \S+\.rb:\d+:in |\bat System\.\w+\./m],
  ['an error of its database', /SQLSTATE|ORA-\d{5}|syntax error at or near|error in your SQL syntax|pg_catalog\./],
  [
    'a path of its files',
    /node_modules[\\/]|(?<![\w.-])\/(?:usr|home|var|srv|opt)\/\S+\.(?:js|ts|mjs|py|rb|php|jar|go)\b/,
  ],
]

/** Names the first internal detail of the server that an answer reveals to attackers. */
export function innerDetails(text: string): string[] {
  const found = signs.flatMap(([what, pattern]) => {
    const [part] = pattern.exec(text) ?? []
    return part === undefined
      ? []
      : [`shows ${what}: ${part.trim().slice(0, 120)}: answer a code only, and log the rest`]
  })
  return found.slice(0, 1)
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/**
 * Creates a function that says in sentences with the path where a value violates a JSON Schema of an OpenAPI document. It adds
 * to `unknown` the words that an open list does not name. Compiles each schema of the document once, because that takes longer
 * than all checks with it.
 */
export function violationsOf(document: unknown) {
  const components = at(document, ['components'])
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
  const compiled = new Map<string, ValidateFunction>()
  let found: string[] = []
  ajv.addKeyword({
    keyword: 'x-known-words',
    type: 'string',
    errors: false,
    validate: (_: unknown, word: string, schema: unknown, place?: { instancePath: string }) => {
      const known = at(schema, ['anyOf', '0', 'enum'])
      if (Array.isArray(known) && !known.includes(word))
        found.push(`answer${place?.instancePath} is ${word}, a word that the portal does not know by itself`)
      return true
    },
  })
  return (schema: unknown, value: unknown, unknown: string[] = []): string[] => {
    found = unknown
    const key = JSON.stringify(schema)
    // The schema's references resolve to the document's components.
    const validate = compiled.get(key) ?? ajv.compile({ ...Object(schema), components })
    compiled.set(key, validate)
    return validate(value) ? [] : (validate.errors ?? []).map(sentenceOf)
  }
}

export const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => Reflect.get(Object(inner), key), value)

type Violation = NonNullable<ValidateFunction['errors']>[number]
function sentenceOf({ instancePath, message, params }: Violation): string {
  const allowed: unknown = params['allowedValues']
  const list = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : ''
  return `answer${instancePath} ${message ?? 'is invalid'}${list}`
}

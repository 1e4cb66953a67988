import { Ajv2020 } from 'ajv/dist/2020.js'
import * as z from 'zod/mini'

const anyObject = z.looseObject({})
const withComponents = z.looseObject({ components: anyObject })

/** Lists where a value violates a JSON Schema of an OpenAPI document, as sentences with the path. */
export function violations(document: unknown, schema: unknown, value: unknown): string[] {
  // The schema's references resolve to the document's components.
  const validate = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile({
    ...anyObject.parse(schema),
    components: withComponents.parse(document).components,
  })
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const allowed: unknown = params['allowedValues']
    const list = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : ''
    return `answer${instancePath} ${message ?? 'is invalid'}${list}`
  })
}

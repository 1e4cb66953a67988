import { type Brand, figmaFile, modes, tokensText } from '../../../tokens/src/index.ts'
import type { Draft } from './draft.ts'
import { Download, downloadOf, lights } from './fields.tsx'

/** The file in the form that `brand check` and `brand build` read, and the variables for Figma. */
export function Saving({ draft, brand }: { draft: Draft; brand: Brand | undefined }) {
  const name = `${draft.seeds.name}.tokens.json`
  return (
    <section aria-label="The file" className="flex flex-col gap-3 border-t border-line pt-5">
      <a
        href={downloadOf('application/json', tokensText(draft.file))}
        download={name}
        className="inline-flex min-h-control items-center justify-center rounded-control bg-action px-5 font-semibold text-on-action forced-color-adjust-none hover:bg-action-hover"
      >
        Save {name}
      </a>
      <p className="text-sm text-text-soft">
        Put it with its pictures into one folder, then run <code>npx @voie-libre/brand check {name}</code> and{' '}
        <code>npx @voie-libre/brand build {name}</code>.
      </p>
      {brand && (
        <>
          <h3 className="mt-2 font-semibold">Variables for Figma</h3>
          <p className="text-sm text-text-soft">
            One file per mode. In Figma: Variables, Import, choose all four; they become the modes of one collection.
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {modes.map((mode) => (
              <li key={mode}>
                <Download
                  name={`${draft.seeds.name}.${mode}.figma.json`}
                  type="application/json"
                  text={`${JSON.stringify(figmaFile(brand, mode), undefined, 2)}\n`}
                >
                  {`Figma: ${lights[mode]}`}
                </Download>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

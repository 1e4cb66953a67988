import { type BrandCheck, type Finding, type Mode, sentenceOf } from '../../../tokens/src/index.ts'
import { isMode, lights } from './fields.tsx'

interface ReportProps {
  check: BrandCheck
  onShow: (mode: Mode) => void
}

/** The verdict: what refuses the brand and what its makers should know, the same as `brand check` prints. */
export function Report({ check, onShow }: ReportProps) {
  const { brand, faults, warnings, pairs } = check
  return (
    <section aria-label="Check" className="flex flex-col gap-3">
      <h2 className="font-heading text-lg">Check</h2>
      <output className="font-medium">
        {faults.length > 0
          ? `${brand ? 'This brand is refused' : 'This is no whole brand yet'}: ${faults.length} to mend.`
          : `Sound: all ${pairs} pairs are legible.`}
        {warnings.length > 0 && ` Warnings: ${warnings.length}.`}
      </output>
      <Findings title="Refused" findings={faults} onShow={onShow} />
      <Findings title="Warnings" findings={warnings} onShow={onShow} />
    </section>
  )
}

interface FindingsProps {
  title: string
  findings: readonly Finding[]
  onShow?: (mode: Mode) => void
}

export function Findings({ title, findings, onShow }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="flex flex-col gap-3 text-sm wrap-anywhere">
        {findings.map((finding) => {
          const [mode = ''] = finding.path.split('.')
          return (
            <li key={sentenceOf(finding)} className="border-s-4 border-line-strong ps-3">
              {sentenceOf(finding)}{' '}
              {onShow && isMode(mode) && (
                <button
                  type="button"
                  className="min-h-target cursor-pointer font-semibold text-action underline"
                  onClick={() => onShow(mode)}
                >
                  Show {lights[mode].toLowerCase()}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import type { ComponentProps } from 'react'
import { isShortcut } from '../field/direction.ts'
import { hiddenIfMissing } from '../provider/failedImage.ts'
import { useAssets, useWords } from '../provider/UiProvider.tsx'

interface LanguageChoice {
  /** Language code of the target page, such as `en`. */
  code: string
  /** The language's native name. */
  label: string
  /** Code of the flag: `gb` for English. [OPEN-17] */
  flag: string
  href: string
  current: boolean
}

type LanguageSwitchProps = Omit<ComponentProps<'ul'>, 'onSelect'> & {
  /** The languages in display order. */
  languages: readonly LanguageChoice[]
  /** Switches without leaving the page. Without it, the browser follows the link. */
  onSelect?: ((code: string) => void) | undefined
}

/** Flags that link to the same page in other languages. */
export function LanguageSwitch({ languages, onSelect, className, ...rest }: LanguageSwitchProps) {
  const words = useWords()
  const { flagUrl } = useAssets()
  return (
    <ul {...rest} aria-label={words.languages} className={`flex flex-wrap items-center gap-1 ${className ?? ''}`}>
      {languages.map(({ code, label, flag, href, current }) => (
        <li key={code}>
          <a
            href={href}
            lang={code}
            hrefLang={code}
            title={label}
            aria-current={current ? 'true' : undefined}
            className="group flex size-9 items-center justify-center rounded-control"
            onClick={(event) => {
              if (!onSelect || event.button !== 0 || event.shiftKey || isShortcut(event)) return
              event.preventDefault()
              onSelect(code)
            }}
          >
            <img
              src={flagUrl(flag)}
              alt=""
              width={24}
              height={18}
              loading="lazy"
              className={`box-content h-4.5 w-6 border-2 ${current ? 'border-current' : 'border-transparent group-hover:border-on-brand-soft forced-colors:border-surface'}`}
              {...hiddenIfMissing}
            />
            <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

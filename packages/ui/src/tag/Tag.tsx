import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { tones } from '../alert/tones.ts'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'

const tag = cva(
  'inline-flex min-h-target max-w-full items-center gap-1 rounded-pill border-control px-2.5 text-sm font-medium text-text',
)

interface Look extends ComponentProps<'span'> {
  /** The kind of state. The words must say it too, because colour alone does not. @default neutral */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined
  /** An icon before the words. */
  icon?: IconName | undefined
}
type TagProps = Look &
  (
    | { children: ReactNode; onRemove?: undefined }
    | {
        /** The words. A removable tag needs plain text, which its button repeats. */
        children: string
        /** Shows a button that removes it, for a filter or a choice. The host moves the focus on. */
        onRemove: () => void
      }
  )

/** One or two words about a thing: its state or category, or a filter that can be removed. `ref` reaches the `span`. */
export function Tag({ tone = 'neutral', icon, onRemove, className, children, ...rest }: TagProps) {
  const words = useWords()
  const surface = tone === 'neutral' ? 'border-line bg-surface-sunken' : tones[tone].surface
  return (
    <span {...rest} className={tag({ className: [surface, className] })}>
      {icon && <Icon name={icon} size={16} />}
      <span className="min-w-0 break-words">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={words.remove(children)}
          title={words.remove(children)}
          onClick={onRemove}
          className="-me-2 flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-pill border-0 bg-transparent text-text hover:bg-action-soft"
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  )
}

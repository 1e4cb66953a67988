import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'
import type { HeadingLevel } from '../heading/level.ts'
import { useWords } from '../provider/UiProvider.tsx'

type CarouselCardProps = Omit<ComponentProps<'article'>, 'title'> & {
  /** The title, a heading. */
  title: string
  /** The level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined
  /** Address of a decorative image. */
  image?: string | undefined
  /** Icon on the image, or in its place. */
  icon?: IconName | undefined
  /** The link. Its accessible name ends with the title. */
  button?: { href: string; label: string; newWindow?: boolean | undefined } | undefined
  /** One or two lines under the title. */
  children?: ReactNode
}

/** A slide with an image, a title and a link. [§2.15] */
export function CarouselCard(props: CarouselCardProps) {
  const { title, headingLevel = 3, image, icon, button, className, children, ...rest } = props
  const Heading = `h${headingLevel}` as const
  const words = useWords()
  return (
    <article
      {...rest}
      className={`@container overflow-hidden rounded-card border-card border-edge bg-surface-raised shadow-card ${className ?? ''}`}
    >
      {/* A card as wide as the page has the image beside the text: above it, the image would fill the screen. */}
      <div className="flex h-full flex-col @3xl:flex-row">
        <div className="relative aspect-video shrink-0 bg-surface-sunken @3xl:w-1/2">
          {image ? (
            <img src={image} alt="" loading="lazy" className="size-full object-cover" />
          ) : (
            <div className="flex size-full items-center justify-center bg-action-soft text-action-text">
              <Icon name={icon ?? 'journey'} size={64} />
            </div>
          )}
          {icon && image && (
            <span className="absolute start-4 -bottom-5 flex @3xl:bottom-4 size-11 items-center justify-center rounded-control bg-accent text-on-accent">
              <Icon name={icon} size={24} />
            </span>
          )}
        </div>
        <div
          className={`flex min-w-0 flex-1 flex-col gap-3 p-5 break-words hyphens-auto @3xl:justify-center @3xl:p-10 ${icon && image ? 'pt-8' : ''}`}
        >
          <Heading className="text-lg @3xl:text-2xl">{title}</Heading>
          {children && <div className="text-sm text-text-soft">{children}</div>}
          {button && (
            <Button
              href={button.href}
              newWindow={button.newWindow ?? false}
              variant="secondary"
              className="mt-auto self-start @3xl:mt-2"
            >
              {button.label}
              {/* Several links with the same words must differ in their names (RGAA 6.1). */}
              <span className="sr-only">{words.about(title)}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

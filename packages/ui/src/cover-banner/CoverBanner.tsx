import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbItem } from '../breadcrumb/Breadcrumb.tsx'

const text = cva('mx-auto max-w-page px-4 wrap-anywhere sm:px-6', {
  variants: {
    size: {
      hero: 'pt-6 pb-44 sm:pt-8 sm:pb-64 lg:flex lg:min-h-124 lg:flex-col lg:justify-center lg:py-18',
      page: 'py-5 sm:py-8 lg:py-12',
    },
  },
})
const heading = cva('max-w-160 font-heading lg:max-w-1/2 text-balance', {
  variants: { size: { hero: 'text-4xl', page: 'text-3xl' } },
})
const place = cva('absolute -z-10', {
  variants: {
    size: {
      hero: 'cover-hero inset-x-0 bottom-0 h-40 w-full sm:h-60 lg:inset-0 lg:h-full',
      page: 'cover-page inset-y-0 end-0 h-full w-1/2 max-lg:hidden',
    },
  },
})

type CoverBannerProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The page's heading. */
  title: ReactNode
  /** Text below the title. The host must sanitise text from a server. */
  subtitle?: ReactNode
  /** The page's position in the site; leave it out on home. */
  breadcrumb?: readonly BreadcrumbItem[] | undefined
  /** Address of an image. @default the brand's illustration */
  image?: string | undefined
  /** `hero` for home, `page` for other pages. @default page */
  size?: 'hero' | 'page' | undefined
}

/**
 * The brand's band at the top of a page, with the page's heading. The image fades into the band behind the text, so
 * that the title is legible on any image. The host focuses the heading after a page change. [§2.15]
 */
export function CoverBanner(props: CoverBannerProps) {
  const { title, subtitle, breadcrumb, image, size = 'page', className, children, ...rest } = props
  const look = `cover-image ${size === 'hero' ? '' : 'opacity-80'} ${place({ size })}`
  return (
    <section
      {...rest}
      className={`on-brand relative isolate overflow-hidden bg-surface-brand text-on-brand ${className ?? ''}`}
    >
      <div className={text({ size })}>
        {breadcrumb && breadcrumb.length > 0 && (
          <Breadcrumb items={breadcrumb} className="mb-1 text-on-brand-soft sm:mb-4 lg:max-w-1/2" />
        )}
        <h1 tabIndex={-1} className={heading({ size })}>
          {title}
        </h1>
        {subtitle && <div className="mt-3 max-w-136 text-lg lg:max-w-1/2 text-on-brand-soft">{subtitle}</div>}
        {children && <div className="mt-5 lg:mt-6 lg:max-w-1/2">{children}</div>}
      </div>
      {/* At the end: a frame that shows half of the banner would place the picture higher, and the next one would shift it.
          It is under the text on a phone, beside it on a wide screen: one element, so one download. The veil in the band's
          colour fades it out behind the text. */}
      {image ? (
        <img
          src={image}
          alt=""
          fetchPriority={size === 'hero' ? 'high' : 'auto'}
          className={`object-cover object-[72%_78%] ${look}`}
        />
      ) : (
        <div className={`bg-(image:--vl-image-hero) bg-cover bg-position-[72%_78%] ${look}`} aria-hidden />
      )}
      <div className={`cover-veil ${place({ size })}`} aria-hidden />
    </section>
  )
}

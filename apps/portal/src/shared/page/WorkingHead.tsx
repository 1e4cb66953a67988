import { Breadcrumb, type BreadcrumbItem } from '@voie-libre/ui/breadcrumb'

/** The head of a page that people work in all day: one line, without the brand's band, leaves room for the rows. */
export function WorkingHead({ title, breadcrumb }: { title: string; breadcrumb: readonly BreadcrumbItem[] }) {
  return (
    <div className="border-b border-line bg-surface-raised">
      <div className="mx-auto flex max-w-page flex-col px-4 py-2 wrap-anywhere sm:px-6 lg:flex-row-reverse lg:items-center lg:justify-between">
        {/* A tablet has room for the parent, too; the title says in full what a phone cuts. */}
        <Breadcrumb
          items={breadcrumb}
          className="text-text-soft md:[&_li]:flex md:[&_li:has(button)]:hidden [&_li:last-child]:min-w-0 [&_[aria-current]]:block [&_[aria-current]]:min-h-0! [&_[aria-current]]:truncate"
        />
        <h1
          tabIndex={-1}
          className="font-heading text-xl [font-weight:var(--vl-heading-weight)] [letter-spacing:var(--vl-heading-tracking)]"
        >
          {title}
        </h1>
      </div>
    </div>
  )
}

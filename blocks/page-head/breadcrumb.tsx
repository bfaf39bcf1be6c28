import { useContext } from 'react'
import { message } from '#model/language/message.ts'
import { paths } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { Nanometres, SpectrumContext } from '#ui/spectrum.tsx'

/** Breadcrumb steps that link to a page. */
const screens = [
  { name: message('Home'), href: paths.home },
  { name: message('Services'), href: paths.services },
  { name: message('About'), href: paths.about },
  { name: message('Partner'), href: paths.partner },
  { name: message('Projects'), href: paths.projects },
]

type BreadcrumbProps = {
  /** "Home / Services / SEO": the last step is this page. A step with a wavelength is left out: the scale shows it. */
  label: string
  lambda: number
}

/** The breadcrumb, and where hues are wavelengths the page's position on a scale from 400 to 700 nm. */
export function Breadcrumb({ label, lambda }: BreadcrumbProps) {
  const { t } = useLanguage()
  const steps = stepsOf(label)
  return (
    <div className="flex items-center justify-between gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-6 pb-[clamp(0.5rem,2vw,1.5rem)]">
      <nav
        aria-label={t('Breadcrumb')}
        className="max-sm:min-w-0 max-sm:flex-1 max-sm:contain-inline-size"
      >
        <ol className="label flex flex-wrap gap-x-2">
          {steps.map((step, index) => (
            <li
              key={step}
              className={cn(
                'flex items-baseline gap-x-2',
                index === steps.length - 1 && 'max-sm:min-w-0',
                index < steps.length - 2 && 'max-sm:hidden',
              )}
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={index < steps.length - 1 ? 'max-sm:hidden' : undefined}
                >
                  /
                </span>
              )}
              <Step name={step} last={index === steps.length - 1} />
            </li>
          ))}
        </ol>
      </nav>
      {useContext(SpectrumContext) && (
        <p className="page-head-scale label relative h-10 flex-[0_1_46%] max-sm:basis-1/3">
          <Nanometres
            lambda={lambda}
            className="absolute bottom-0 leading-none whitespace-nowrap"
          />
        </p>
      )}
    </div>
  )
}

/** The steps of "Home / Services / SEO", of which the last is the page. A wavelength is none. */
export function stepsOf(label: string) {
  return label.split(' / ').filter((step) => !/^\d{3} nm$/.test(step))
}

function Step({ name, last }: { name: string; last: boolean }) {
  const { t } = useLanguage()
  const screen = screens.find((each) => t(each.name) === name)
  if (last || !screen) {
    return <span aria-current={last ? 'page' : undefined}>{name}</span>
  }
  return (
    <a
      href={screen.href}
      className="inline-flex min-h-6 items-center underline decoration-strong-line underline-offset-4 hover:decoration-fill"
    >
      {name}
    </a>
  )
}

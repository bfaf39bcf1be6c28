import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#ui/cn.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'

const navLink = cn(
  'inline-flex items-center gap-2 border-s border-ink/30 px-[clamp(--spacing(3),2vw,--spacing(7))] font-mono text-(length:--text-label) group-last:border-e',
  'hover:[text-decoration:underline_2px] hover:underline-offset-[0.4em] [&[aria-current]]:bg-ink [&[aria-current]]:text-fill [&[aria-current]]:focus-visible:outline-fill',
  'max-md:min-h-15 max-md:flex-1 max-md:border-0 max-md:border-t max-md:px-3 max-md:font-display max-md:text-[1.75rem] max-md:font-[620]',
  'max-md:noscript:min-h-11 max-md:noscript:border-0 max-md:noscript:pe-5 max-md:noscript:ps-0 max-md:noscript:font-mono max-md:noscript:text-(length:--text-label)',
)

type LandingNavProps = {
  label: string
  home: string
  links: { label: string; anchor: string }[]
  lambda: number
}

/** The landing page's navigation bar below the site header; on small screens its list opens with a button. */
export function LandingNav({ label, home, links, lambda }: LandingNavProps) {
  const { t } = useLanguage()
  const listId = useId()
  return (
    <nav
      {...island({ name: 'landing-hero', when: 'load' })}
      aria-label={label}
      {...hueOf(lambda)}
      className="landing-nav sticky top-header z-30 scheme-light border-b border-ink bg-fill text-ink [&_:focus-visible]:-outline-offset-5"
    >
      <div className="column flex h-[calc(var(--landing-bar)_-_1px)] items-stretch justify-between max-md:noscript:h-auto max-md:noscript:min-h-[var(--landing-bar)] max-md:noscript:flex-wrap">
        <a
          href={`#${home}`}
          className="inline-flex items-center gap-2 font-mono text-(length:--text-label) hover:[text-decoration:underline_2px] hover:underline-offset-[0.4em]"
        >
          {label}
        </a>
        <button
          type="button"
          aria-expanded={false}
          aria-controls={listId}
          className="group/button peer needs-script hidden items-center gap-2 font-mono text-(length:--text-label) max-md:inline-flex max-md:px-2 max-md:-me-2 max-md:noscript:hidden"
        >
          {t('Page menu')}
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform group-aria-expanded/button:rotate-180"
          />
        </button>
        <ul
          id={listId}
          className="flex items-stretch max-md:absolute max-md:top-full max-md:inset-x-0 max-md:pt-0 max-md:px-gutter max-md:pb-5 max-md:bg-fill max-md:noscript:static max-md:noscript:flex max-md:noscript:w-full max-md:noscript:flex-wrap max-md:noscript:p-0 max-md:script:hidden max-md:script:peer-aria-expanded:grid"
        >
          {links.map(({ label: name, anchor }) => (
            <li className="group flex" key={anchor}>
              <a href={`#${anchor}`} className={navLink}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

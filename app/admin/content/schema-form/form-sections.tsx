import { type ReactNode, useEffect, useState } from 'react'
import { useFormActions } from './form-context.ts'

type FormSectionsProps = {
  /** The section of each field. */
  names: string[]
  children: (name: string) => ReactNode
}

/** A long form in sections, with an index beside them; above them on small screens. */
export function FormSections({ names, children }: FormSectionsProps) {
  const { idOf } = useFormActions()
  const sections = [...new Set(names)].map((name, index) => ({
    name,
    id: idOf('', `section-${index + 1}`),
  }))
  const shown = useShownSection(sections.map(({ id }) => id))
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-[--spacing(36)_minmax(0,1fr)]">
      <nav aria-label="Sections" className="min-w-0">
        <ul className="flex gap-x-5 max-xl:fade-edges max-xl:overflow-x-auto xl:sticky xl:top-28 xl:grid">
          {sections.map(({ name, id }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === shown ? 'location' : undefined}
                className="inline-flex min-h-9 items-center py-1 text-small leading-tight text-soft hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink max-xl:min-h-11 max-xl:whitespace-nowrap max-xl:focus-visible:-outline-offset-2"
                // Not by the address: what is unsaved must not seem to be left.
                onClick={(event) => {
                  event.preventDefault()
                  const heading = document.getElementById(id)
                  heading?.scrollIntoView()
                  heading?.focus({ preventScroll: true })
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-10">
        {sections.map(({ name, id }) => (
          <section key={id} aria-labelledby={id} className="grid gap-4">
            <h2
              id={id}
              tabIndex={-1}
              className="scroll-mt-28 border-strong-line border-b pb-1.5 text-section outline-none"
            >
              {name}
            </h2>
            {children(name)}
          </section>
        ))}
      </div>
    </div>
  )
}

/** The id of the section that is read: the last that has begun in the upper part of the window. */
function useShownSection(ids: string[]) {
  const [shown, setShown] = useState(ids[0])
  const all = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        const id = entered?.target.getAttribute('aria-labelledby')
        if (id) setShown(id)
      },
      { rootMargin: '-20% 0px -75% 0px' },
    )
    for (const id of all.split(' ')) {
      const section = document.getElementById(id)?.parentElement
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [all])
  return shown
}

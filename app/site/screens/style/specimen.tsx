import type { ReactNode } from 'react'

export type Scheme = 'light' | 'dark'

type SpecimenProps = {
  name: string
  /** The file below ui/ that it comes from. */
  file?: string
  /** Drawn once in each scheme, so ids must hold the scheme's name. */
  children: (scheme: Scheme) => ReactNode
}

/** One thing under its name, on light ground and on dark, whatever the visitor's own setting. */
export function Specimen({ name, file, children }: SpecimenProps) {
  return (
    <figure className="grid gap-2.5">
      <figcaption className="label flex flex-wrap justify-between gap-x-8 text-soft">
        {name}
        {file && <span>ui/{file}</span>}
      </figcaption>
      <div className="grid border border-line lg:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <div
            key={scheme}
            className={`min-w-0 bg-paper p-[clamp(1.25rem,2.5vw,2.5rem)] text-ink scheme-${scheme}`}
          >
            {children(scheme)}
          </div>
        ))}
      </div>
    </figure>
  )
}

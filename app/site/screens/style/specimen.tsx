import type { ReactNode } from 'react'

export type Scheme = 'light' | 'dark'

type SpecimenProps = {
  name: string
  /** Source file, relative to ui/. */
  file?: string
  /** Rendered once per colour scheme, so ids must include the scheme. */
  children: (scheme: Scheme) => ReactNode
}

/** A sample in the light and the dark colour scheme, side by side. */
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

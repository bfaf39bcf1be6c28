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
    <figure className="style-specimen">
      <figcaption className="label text-soft">
        {name}
        {file && <span>ui/{file}</span>}
      </figcaption>
      <div className="style-schemes">
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={`style-${scheme}`}>
            {children(scheme)}
          </div>
        ))}
      </div>
    </figure>
  )
}

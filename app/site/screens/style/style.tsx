import '#app/site/site.css'

import { useEffect } from 'react'
import { mountIslands } from '#app/site/islands/mount-islands.ts'
import { Buttons } from './buttons.tsx'
import { Colours } from './colours.tsx'
import { Drawings } from './drawings.tsx'
import { Fields } from './fields.tsx'
import { Marks } from './marks.tsx'
import { Measures } from './measures.tsx'
import { Moving } from './moving.tsx'
import { Pictures } from './pictures.tsx'
import { SpectrumScale } from './spectrum-scale.tsx'
import './style.css'
import { TypeScale } from './type-scale.tsx'

const sections = [
  { id: 'colours', name: 'Colours', Content: Colours },
  { id: 'spectrum', name: 'Spectrum', Content: SpectrumScale },
  { id: 'type', name: 'Type', Content: TypeScale },
  { id: 'measures', name: 'Space, radius, motion', Content: Measures },
  { id: 'marks', name: 'Logo and icons', Content: Marks },
  { id: 'drawings', name: 'Wave art and letters', Content: Drawings },
  { id: 'buttons', name: 'Buttons', Content: Buttons },
  { id: 'fields', name: 'Fields', Content: Fields },
  { id: 'moving', name: 'Motion', Content: Moving },
  { id: 'pictures', name: 'Pictures and video', Content: Pictures },
]

export const meta = () => [{ title: 'Style' }, { name: 'robots', content: 'noindex' }]

/** Style guide: every token and every ui/ component, in the light and the dark scheme. Development only. */
export default function StyleScreen() {
  useEffect(() => {
    document.documentElement.dataset.script = ''
    mountIslands()
  }, [])
  return (
    <div className="column pt-12 pb-section">
      <header className="grid gap-6 pb-12">
        <h1 className="display text-title">Style guide</h1>
        <nav aria-label="Sections">
          <ul className="label flex flex-wrap gap-x-6 gap-y-2">
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-1.5 underline underline-offset-[0.35em]"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {sections.map(({ id, name, Content }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-name`}
          className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-ink pt-5 pb-16"
        >
          <h2 id={`${id}-name`} className="display text-card">
            {name}
          </h2>
          <Content />
        </section>
      ))}
    </div>
  )
}

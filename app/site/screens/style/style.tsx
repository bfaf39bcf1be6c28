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

const parts = [
  { id: 'colours', name: 'Colours', Part: Colours },
  { id: 'spectrum', name: 'Spectrum', Part: SpectrumScale },
  { id: 'type', name: 'Type', Part: TypeScale },
  { id: 'measures', name: 'Space, radius, motion', Part: Measures },
  { id: 'marks', name: 'Logo and signs', Part: Marks },
  { id: 'drawings', name: 'Wave art and letters', Part: Drawings },
  { id: 'buttons', name: 'Buttons', Part: Buttons },
  { id: 'fields', name: 'Fields', Part: Fields },
  { id: 'moving', name: 'What moves', Part: Moving },
  { id: 'pictures', name: 'Pictures and video', Part: Pictures },
]

export const meta = () => [{ title: 'Style' }, { name: 'robots', content: 'noindex' }]

/** Every token and every primitive of ui/ in every state, each in the light and in the dark scheme. */
export default function StyleScreen() {
  return (
    <div className="column pt-12 pb-section">
      <header className="grid gap-6 pb-12">
        <h1 className="display text-title">What it is made of</h1>
        <nav aria-label="Parts">
          <ul className="label flex flex-wrap gap-x-6 gap-y-2">
            {parts.map(({ id, name }) => (
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
      {parts.map(({ id, name, Part }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-name`}
          className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-ink pt-5 pb-16"
        >
          <h2 id={`${id}-name`} className="display text-card">
            {name}
          </h2>
          <Part />
        </section>
      ))}
    </div>
  )
}

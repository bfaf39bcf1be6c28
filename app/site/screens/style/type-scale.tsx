import { useSite } from '#app/use-site.ts'
import { Specimen } from './specimen.tsx'

/** Every size with words of this site; the class says where it is read. */
export function TypeScale() {
  const { site, services } = useSite()
  const [first, second] = services
  const scale = [
    { name: 'hero', look: 'display text-hero', words: site.tagline },
    { name: 'figure', look: 'display text-figure', words: '99.2%' },
    { name: 'title', look: 'display text-title', words: first?.title },
    { name: 'card', look: 'text-card font-semibold', words: second?.title },
    { name: 'lead', look: 'text-lead', words: site.blurb },
    { name: 'body', look: 'max-w-[65ch] text-body', words: `${first?.line} ${second?.line}` },
    { name: 'small', look: 'text-small', words: second?.line },
    { name: 'label', look: 'label', words: `${first?.title} / ${first?.lambda} nm` },
  ]
  return (
    <Specimen name="Anybody, Instrument Sans, Martian Mono" file="tokens.css">
      {() => (
        <dl className="grid gap-7 overflow-hidden">
          {scale.map(({ name, look, words }) => (
            <div key={name}>
              <dt className="label text-soft">{name}</dt>
              <dd className={look}>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </Specimen>
  )
}

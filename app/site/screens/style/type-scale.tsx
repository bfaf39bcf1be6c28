import { useSite } from '#app/use-site.ts'
import { Specimen } from './specimen.tsx'

/** Every text size, with sample text from the site. */
export function TypeScale() {
  const { site, services } = useSite()
  const [first, second] = services
  const scale = [
    { name: 'hero', className: 'display text-hero', text: site.tagline },
    { name: 'figure', className: 'display text-figure', text: '99.2%' },
    { name: 'title', className: 'display text-title', text: first?.title },
    { name: 'card', className: 'text-card font-semibold', text: second?.title },
    { name: 'intro', className: 'text-intro', text: site.blurb },
    { name: 'body', className: 'max-w-[65ch] text-body', text: `${first?.line} ${second?.line}` },
    { name: 'small', className: 'text-small', text: second?.line },
    { name: 'label', className: 'label', text: `${first?.title} / ${first?.lambda} nm` },
  ]
  return (
    <Specimen name="Anybody, Instrument Sans, Martian Mono" file="tokens.css">
      {() => (
        <dl className="grid gap-7 overflow-hidden">
          {scale.map(({ name, className, text }) => (
            <div key={name}>
              <dt className="label text-soft">{name}</dt>
              <dd className={className}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Specimen>
  )
}

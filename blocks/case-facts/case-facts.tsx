import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** A compact, full-width row of facts. */
export function CaseFacts({ block }: BlockProps<'case-facts'>) {
  return (
    <section
      className="column pt-8 lg:pt-4 lg:[&+section]:pt-14"
      aria-labelledby="case-facts-title"
    >
      <h2 id="case-facts-title" className="sr-only">
        {block.title}
      </h2>
      <dl className="grid gap-x-8 border-t border-strong-line sm:grid-cols-2 lg:flex lg:justify-between">
        {block.facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid content-start gap-1 border-b border-line py-4 lg:max-w-[34ch] lg:border-b-0 lg:pt-5"
          >
            <dt className="label text-soft">{label}</dt>
            <dd className="font-semibold">
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Value({ value }: { value: BlockOf<'case-facts'>['facts'][number]['value'] }) {
  if (typeof value === 'string') return value
  return (
    <ul>
      {value.map(({ label, href }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="inline-block underline decoration-fill decoration-2 underline-offset-6"
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

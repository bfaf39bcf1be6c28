import type { EmailSections } from './schema.ts'

/** The header fields of a delivered email. */
export function EmailHeaders({ headers }: { headers: EmailSections['deliverability']['headers'] }) {
  return (
    <dl className="border-t border-strong-line font-mono text-[clamp(0.8125rem,1.15vw,1.0625rem)] leading-[1.55] lg:col-span-12">
      {headers.map(({ field, value }) => (
        <div
          className="group grid gap-x-8 py-2 border-b sm:py-3 border-line last:items-baseline sm:last:pt-6 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          key={field}
        >
          <dt className="text-soft">{field}</dt>
          <dd className="wrap-anywhere group-last:font-display group-last:text-[clamp(2.5rem,8vw,7.5rem)] group-last:leading-none group-last:text-accent">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { MailSections } from './schema.ts'

/** The lines above a letter that machines read; the last one is what counts. */
export function MailHead({ head }: { head: MailSections['deliverability']['head'] }) {
  return (
    <dl className="mail-head lg:col-span-12">
      {head.map(({ field, value }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { MailSections } from './schema.ts'

/** Groups as bands of one bar: as tall as they are many. */
export function Groups({ groups }: { groups: MailSections['targeting']['groups'] }) {
  return (
    <dl className="mail-groups lg:col-span-6 lg:row-start-1">
      {groups.map(({ name, share, gets }) => (
        <div key={name} className="mail-group">
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width={share} height="10" fill="currentColor" />
          </svg>
          <dt>
            <span className="display mail-group-name">{name}</span>{' '}
            <span className="label">{share}% of a list</span>
          </dt>
          <dd className="text-soft">{gets}</dd>
        </div>
      ))}
    </dl>
  )
}
